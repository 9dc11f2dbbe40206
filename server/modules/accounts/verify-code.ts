import type { Profile } from '@/lib/domain/account'
import { latinDigits } from '@/lib/domain/arabic'
import { Refusal } from '@/lib/domain/issues'
import { normalisePhone } from '@/lib/domain/phone'
import type { Deps } from '@/server/deps'
import { hashOfCode, hashOfToken, newToken } from './secrets'
import { ensureUser, markVerified, readByPhone, tryCode, writeSession } from './store'

const SESSION_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Trades a right code for a session of 7 days. The user of a sign-up exists only from here on. The try is counted
 * outside the transaction of the session, because a wrong one must stay counted.
 */
export async function verifyCode(
  deps: Deps,
  typed: { phone: string; otp: string },
): Promise<{ token: string; user: Profile }> {
  const phone = normalisePhone(typed.phone)
  if (!phone) throw new Refusal('bad_request')
  const code = latinDigits(typed.otp)
  const { sessionSecret } = deps.config
  const hashes = {
    login: hashOfCode(sessionSecret, phone, 'login', code),
    signup: hashOfCode(sessionSecret, phone, 'signup', code),
  }
  const purpose = await tryCode(deps.db, phone, hashes, deps.clock.now())
  if (!purpose) throw new Refusal('wrong_otp')
  return openSession(deps, phone, purpose === 'signup')
}

function openSession({ db, clock }: Deps, phone: string, isNew: boolean) {
  const createdAt = clock.now()
  const token = newToken()
  return db.transaction(async (tx) => {
    if (isNew) await ensureUser(tx, phone, createdAt)
    const user = await readByPhone(tx, phone)
    if (!user) throw new Refusal('unknown_phone')
    await markVerified(tx, user._id)
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS)
    await writeSession(tx, { tokenHash: hashOfToken(token), userId: user._id, createdAt, expiresAt })
    return { token, user: { ...user, verify: true } }
  })
}
