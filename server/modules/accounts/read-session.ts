import type { Profile } from '@/lib/domain/account/account'
import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
import { findBySession } from './store'

/** Who calls, as the profile call answers it. */
export type SignedIn = Profile

/** The user behind a token, while its session lives. */
export function readSession({ db, clock }: Deps, token: string): Promise<SignedIn | null> {
  return findBySession(db, hashOfToken(token), clock.now())
}
