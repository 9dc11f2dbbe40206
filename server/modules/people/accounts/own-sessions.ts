import type { SessionWire } from '@/lib/contract/schemas/account/profile'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { deleteDevicesOf, rememberDevice } from './device-store'
import { hashOfToken, newToken } from './secrets'
import { deleteSession, deleteSessionsOf, readSessions } from './store'

const ID_LENGTH = 16

/** Names a session without its token and its stored hash. */
const idOf = (tokenHash: string) => hashOfToken(tokenHash).slice(0, ID_LENGTH)

export async function listSessions(
  { db, clock }: Deps,
  userId: string,
  token: string,
): Promise<{ data: SessionWire[] }> {
  const rows = await readSessions(db, userId, clock.now())
  const current = hashOfToken(token)
  return {
    data: rows.map(({ device, network, createdAt, tokenHash }) => ({
      _id: idOf(tokenHash),
      device,
      network,
      createdAt: createdAt.toISOString(),
      isCurrent: tokenHash === current,
    })),
  }
}

/** Ends one session of the user; its socket closes at its next check. */
export async function endSession({ db, clock }: Deps, userId: string, id: string): Promise<void> {
  const rows = await readSessions(db, userId, clock.now())
  const found = rows.find(({ tokenHash }) => idOf(tokenHash) === id)
  if (!found) throw new DomainError('not_found')
  await deleteSession(db, found.tokenHash)
}

/** Ends all sessions of a locked user at once and tells how many; a socket of one is closed at its next check. */
export async function endAllSessions(tx: Db, userId: string, now: Date): Promise<number> {
  // Nobody has this device: it makes the next sign-in one on a new device, which is announced.
  const device = { deviceHash: hashOfToken(newToken()), userId, lastUsedAt: now }
  await deleteDevicesOf(tx, userId)
  await rememberDevice(tx, device)
  return deleteSessionsOf(tx, userId)
}
