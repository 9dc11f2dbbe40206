import type { Profile } from '@/lib/domain/account'
import { latinDigits } from '@/lib/domain/arabic'
import type { CodePurpose } from '@/lib/domain/code'
import { Refusal } from '@/lib/domain/issues'
import { normalisePhone } from '@/lib/domain/phone'
import type { Deps } from '@/server/deps'
import { tryCode } from './code-store'
import { deviceOf } from './device'
import { hashOfCode, hashOfToken, newToken } from './secrets'
import { ensureUser, markVerified, readByPhone, writeSession } from './store'

const SESSION_DAYS = 7
const DAY_MS = 86_400_000

interface Typed {
  phone: string
  otp: string
}

/**
 * Trades a right code for a session of 7 days. The user of a sign-up exists only from here on. The try is counted
 * outside the transaction of the session, because a wrong one must stay counted.
 */
export async function verifyCode(
  deps: Deps,
  typed: Typed,
  userAgent?: string,
): Promise<{ token: string; user: Profile }> {
  const { phone, purpose } = await spendCode(deps, typed, ['login', 'signup'])
  return openSession(deps, { phone, isNew: purpose === 'signup', device: deviceOf(userAgent) })
}

/** Uses a code up; throws `wrong_otp` unless it was made for this number and one of these purposes. */
export async function spendCode(
  { db, clock, config }: Deps,
  typed: Typed,
  purposes: readonly CodePurpose[],
): Promise<{ phone: string; purpose: CodePurpose }> {
  const phone = normalisePhone(typed.phone)
  if (!phone) throw new Refusal('bad_request')
  const code = latinDigits(typed.otp)
  const hashes = purposes.map((purpose) => hashOfCode(config.sessionSecret, phone, purpose, code))
  const purpose = await tryCode(db, phone, hashes, clock.now())
  if (!purpose) throw new Refusal('wrong_otp')
  return { phone, purpose }
}

interface NewSession {
  phone: string
  isNew: boolean
  device: string | null
}

function openSession({ db, clock }: Deps, { phone, isNew, device }: NewSession) {
  const createdAt = clock.now()
  const token = newToken()
  return db.transaction(async (tx) => {
    if (isNew) await ensureUser(tx, phone, createdAt)
    const user = await readByPhone(tx, phone)
    if (!user) throw new Refusal('unknown_phone')
    await markVerified(tx, user._id)
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS)
    await writeSession(tx, { tokenHash: hashOfToken(token), userId: user._id, device, createdAt, expiresAt })
    return { token, user: { ...user, verify: true } }
  })
}
