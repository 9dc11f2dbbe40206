import type { Db } from '@/server/db/db'
import { findProfile, withoutProofs } from '@/server/modules/people/accounts/read-session'
import type { SignedIn } from '@/server/policy/signed-in'

/** A user of the demo as the use-cases know who acts. */
export async function signedInAs(db: Db, userId: string): Promise<SignedIn> {
  const profile = await findProfile(db, userId)
  if (!profile) throw new Error(`the demo has no user ${userId}`)
  return withoutProofs(profile)
}
