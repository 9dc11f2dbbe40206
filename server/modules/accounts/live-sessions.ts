import type { Deps } from '@/server/deps'
import { listLiveSessionHashes } from './store'

/** Which of these sessions still live: not logged out, not run out, of a user who was not deleted. */
export async function listLiveSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tokenHashes: string[],
): Promise<Set<string>> {
  return new Set(await listLiveSessionHashes(db, tokenHashes, clock.now()))
}
