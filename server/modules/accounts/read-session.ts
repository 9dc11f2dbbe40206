import type { Profile } from '@/lib/domain/account/account'
import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
import { findBySession, listLiveSessionHashes } from './store'

/** The signed-in user, as the profile call returns it. */
export type SignedIn = Profile

/** The user of a session token; null when the session has ended. */
export function readSession({ db, clock }: Deps, token: string): Promise<SignedIn | null> {
  return findBySession(db, hashOfToken(token), clock.now())
}

/** Which of these sessions are valid: not logged out, not expired, of an account that is not closed. */
export async function listLiveSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tokenHashes: string[],
): Promise<Set<string>> {
  return new Set(await listLiveSessionHashes(db, tokenHashes, clock.now()))
}
