import type { Profile } from '@/lib/domain/account/account'
import type { CodePurpose } from '@/lib/domain/account/one-time-code'
import { normalisePhone } from '@/lib/domain/account/phone'
import { DomainError } from '@/lib/domain/issues'
import { latinDigits } from '@/lib/domain/text/arabic'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { tryCode } from './code-store'
import { deviceOf } from './device'
import { isAnyDevice, rememberDevice } from './device-store'
import type { VisitorCredentials } from './requester'
import { hashOfCode, hashOfToken, newToken } from './secrets'
import { ensureUser, findByPhone, isBlocked, markVerified, writeSession } from './store'

const VISITOR_PURPOSES = ['login', 'signup'] as const
const SESSION_DAYS = 7
const DAY_MS = 86_400_000

interface Typed {
  phone: string
  otp: string
}

interface Caller {
  held: VisitorCredentials
  userAgent?: string
}

/**
 * Exchanges a right code for a session of 7 days; a sign-up creates the user here. The try is counted outside the
 * session's transaction, because a wrong one must stay counted.
 */
export async function verifyCode(
  deps: Deps,
  typed: Typed,
  { held: taken, userAgent }: Caller,
): Promise<{ token: string; device: string; user: Profile }> {
  const { phone, purpose } = await spendCode(deps, { ...typed, challenge: taken.challenge }, VISITOR_PURPOSES)
  return openSession(deps, {
    phone,
    isNew: purpose === 'signup',
    knownDevice: taken.device,
    deviceName: deviceOf(userAgent),
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
  const hashes = purposes.map((purpose) =>
    hashOfCode(config.sessionSecret, { phone, purpose, challengeHash }, code),
  )
  const purpose = await tryCode(db, { phone, challengeHash }, hashes, clock.now())
  if (!purpose) throw new DomainError('wrong_otp')
  return { phone, purpose }
}

interface NewSession {
  phone: string
  isNew: boolean
  knownDevice: string | undefined
  deviceName: string | null
}

function openSession({ db, clock }: Deps, { phone, isNew, knownDevice: heldDevice, deviceName }: NewSession) {
  const createdAt = clock.now()
  const token = newToken()
  return db.transaction(async (tx) => {
    if (isNew) await ensureUser(tx, phone, createdAt)
    const user = await findByPhone(tx, phone)
    if (!user) throw new DomainError('unknown_phone')
    const { _id: userId } = user
    if (await isBlocked(tx, userId)) throw new DomainError('account_blocked')
    await markVerified(tx, userId)
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS)
    await writeSession(tx, {
      tokenHash: hashOfToken(token),
      userId,
      device: deviceName,
      createdAt,
      expiresAt,
      provenAt: createdAt,
    })
    const device = await deviceFor(tx, heldDevice)
    await rememberDevice(tx, { deviceHash: hashOfToken(device), userId, lastUsedAt: createdAt })
    return { token, device, user: { ...user, verify: true } }
  })
}

/** Keeps the browser's device id, or issues one. */
async function deviceFor(tx: Db, taken: string | undefined): Promise<string> {
  return taken && (await isAnyDevice(tx, hashOfToken(taken))) ? taken : newToken()
}
