import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { findProfile, withoutProofs } from '@/server/modules/people/accounts/read-session'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import type { SignedIn } from '@/server/policy/signed-in'
import { findUsableKey, markUsed } from './store'

/** The key of a call. */
export interface CallersKey {
  id: string
  name: string
  scopes: readonly KeyScope[]
}

/** The member who made an API key, acting for its vendor, never with the rights of an admin; null for a key that does not work. */
export async function readKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ user: SignedIn; apiKey: CallersKey } | null> {
  const found = await findUsableKey(db, hashOfToken(key))
  const profile = found && (await findProfile(db, found.createdBy, found.vendorId))
  if (!found || profile?.vendor?.vendorId !== found.vendorId) return null
  const now = clock.now()
  await markUsed(db, found.id, now, addMinutes(now, -1))
  const { id, name, scopes } = found
  return { user: withoutProofs(profile), apiKey: { id, name, scopes } }
}
