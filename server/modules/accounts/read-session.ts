import type { Profile } from '@/lib/domain/account/account'
import type { AdminRole } from '@/lib/domain/admin/areas'
import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
import { findBySession, listLiveSessionHashes } from './store'

/** The signed-in user: the profile, and what an admin may do in the console. */
export interface SignedIn extends Profile {
  adminRole: AdminRole | null
}

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
