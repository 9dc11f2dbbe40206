import type { Deps } from '@/server/deps'
import { listLiveSessionHashes } from './store'

/** Which of these sessions are valid: not logged out, not expired, of an account that is not closed. */
export async function listLiveSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tokenHashes: string[],
): Promise<Set<string>> {
  return new Set(await listLiveSessionHashes(db, tokenHashes, clock.now()))
}
