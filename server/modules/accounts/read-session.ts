import type { Deps } from '@/server/deps'
import { hashOfToken } from './secrets'
import { readBySession, type SignedIn } from './store'

/** The person behind a token, while its session lives. */
export function readSession({ db, clock }: Deps, token: string): Promise<SignedIn | null> {
  return readBySession(db, hashOfToken(token), clock.now())
}
