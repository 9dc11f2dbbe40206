import type { Profile } from '@/lib/domain/account/account'
import type { CodePurpose } from '@/lib/domain/account/one-time-code'
import { normalisePhone } from '@/lib/domain/account/phone'
import { DomainError } from '@/lib/domain/issues'
import { latinDigits } from '@/lib/domain/text/arabic'
import type { Deps } from '@/server/deps'
import { sessionKeys } from '@/server/rotating-keys'
import { tryCode } from './code-store'
import { openSession } from './open-session'
import type { VisitorCredentials } from './requester'
import { hashOfCode, hashOfToken } from './secrets'
import { ensureUser, findByPhone } from './store'

const VISITOR_PURPOSES = ['login', 'signup'] as const

interface Typed {
  phone: string
  otp: string
}

interface Caller {
  held: VisitorCredentials
  userAgent: string | undefined
  /** network address */
  address: string
}

/**
 * Exchanges a right code for a session of 7 days; a sign-up creates the user here. The try is counted outside the
 * session's transaction, because a wrong one must stay counted.
 */
export async function verifyCode(
  deps: Deps,
  typed: Typed,
  { held: taken, userAgent, address }: Caller,
): Promise<{ token: string; device: string; user: Profile }> {
  const { phone, purpose } = await spendCode(deps, { ...typed, challenge: taken.challenge }, VISITOR_PURPOSES)
  return deps.db.transaction(async (tx) => {
    if (purpose === 'signup') await ensureUser(tx, phone, deps.clock.now())
    const user = await findByPhone(tx, phone)
    if (!user) throw new DomainError('unknown_phone')
    return openSession(deps, tx, user, { knownDevice: taken.device, userAgent, address })
  })
}

/** Uses up a code; throws `wrong_otp` unless it was made for this number, one of these purposes and this challenge. */
export async function spendCode(
  { db, clock, config }: Deps,
  typed: Typed & { challenge: string | undefined },
  purposes: readonly CodePurpose[],
): Promise<{ phone: string; purpose: CodePurpose }> {
  const phone = normalisePhone(typed.phone)
  if (!phone) throw new DomainError('bad_request')
  if (!typed.challenge) throw new DomainError('wrong_otp')
  const code = latinDigits(typed.otp)
  const challengeHash = hashOfToken(typed.challenge)
  const hashes = sessionKeys(config).flatMap((key) =>
    purposes.map((purpose) => hashOfCode(key, { phone, purpose, challengeHash }, code)),
  )
  const purpose = await tryCode(db, { phone, challengeHash }, hashes, clock.now())
  if (!purpose) throw new DomainError('wrong_otp')
  return { phone, purpose }
}
