import type { SessionWire } from '@/lib/contract/schemas/account/profile'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
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

/** Ends all sessions of a user at once and tells how many; a socket of one is closed at its next check. */
export const endAllSessions = (tx: Db, userId: string): Promise<number> => deleteSessionsOf(tx, userId)
