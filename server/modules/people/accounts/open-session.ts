import type { Profile } from '@/lib/domain/account/account'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { deviceOf } from './device'
import { isAnyDevice, isNewDevice, rememberDevice } from './device-store'
import { lockUser } from './lock-user'
import { hashOfToken, newToken } from './secrets'
import { markProven, markVerified, writeSession } from './store'

const SESSION_DAYS = 7
const DAY_MS = 86_400_000

/** Where somebody signs in. */
export interface SignIn {
  /** the secret of a browser in which somebody signed in before */
  knownDevice: string | undefined
  userAgent: string | undefined
  /** network address */
  address: string
}

/** A session of seven days, proven by what opened it. Throws `account_blocked`, and `unknown_phone` for a number that was given up meanwhile. */
export async function openSession(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  user: Profile,
  { knownDevice, userAgent, address }: SignIn,
): Promise<{ token: string; device: string; user: Profile }> {
  const createdAt = clock.now()
  const token = newToken()
  const { _id: userId } = user
  const [deviceName, network] = [deviceOf(userAgent), networkOf(address)]
  const locked = await lockUser(tx, userId)
  if (locked?.phone !== user.phone) throw new DomainError('unknown_phone')
  if (locked.blockedAt) throw new DomainError('account_blocked')
  await markVerified(tx, userId)
  await writeSession(tx, {
    tokenHash: hashOfToken(token),
    userId,
    device: deviceName,
    network,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS),
    provenAt: createdAt,
  })
  const device = await deviceFor(tx, knownDevice)
  const row = { deviceHash: hashOfToken(device), userId, lastUsedAt: createdAt }
  if (await isNewDevice(tx, row)) {
    const params = { device: deviceName ?? 'unknown', network }
    await notifyUser(tx, { userId, type: 'New_device', params, createdAt })
  }
  await rememberDevice(tx, row)
  return { token, device, user: { ...user, verify: true } }
}

/** Keeps the browser's device id, or issues one. */
async function deviceFor(tx: Db, taken: string | undefined): Promise<string> {
  return taken && (await isAnyDevice(tx, hashOfToken(taken))) ? taken : newToken()
}

/** The owner has shown by this session that they are here. */
export const proveSession = (tx: Db, token: string, now: Date): Promise<void> =>
  markProven(tx, hashOfToken(token), now)
