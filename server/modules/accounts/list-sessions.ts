import type { SessionWire } from '@/lib/domain/profile'
import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
import { readSessions } from './store'

/** Where a person is signed in; the token itself, and its hash, stay here. */
export async function listSessions(
  { db, clock }: Deps,
  userId: string,
  token: string,
): Promise<{ data: SessionWire[] }> {
  const rows = await readSessions(db, userId, clock.now())
  const current = hashOfToken(token)
  return {
    data: rows.map(({ device, createdAt, tokenHash }) => ({
      device,
      createdAt: createdAt.toISOString(),
      isCurrent: tokenHash === current,
    })),
  }
}
