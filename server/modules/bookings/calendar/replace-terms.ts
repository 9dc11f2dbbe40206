import { DomainError, type Issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'
import type { TermsChange } from './terms-part'
import { getOwnBookable } from './vendor-calendar'

interface Replacing<Stored, Value> {
  read: (tx: Db, listingId: string) => Promise<Stored>
  partOf: (stored: Stored) => Value
  /** what takes its place; throws `invalid` where the listing cannot have it */
  make: (tx: Db, stored: Stored) => Promise<Value>
  /** throws `unusual_change` where the vendor has to say that they mean it */
  assertUsual?: (tx: Db, own: Bookable, stored: Stored, after: Value) => Promise<void>
  isSame: (one: Value, other: Value) => boolean
  write: (tx: Db, change: TermsChange<Value>) => Promise<void>
}

/**
 * Replaces a part of the terms of a vendor's listing as a whole, under its lock, and returns what is stored then. Throws
 * `changed_meanwhile` where another version than the one that was edited is stored with other terms.
 */
export function replaceTerms<Stored extends { version: number }, Value>(
  { db, clock }: Deps,
  { member, id, basedOn }: { member: Member; id: string; basedOn: number },
  { read, partOf, make, assertUsual, isSame, write }: Replacing<Stored, Value>,
): Promise<Stored> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockListing(tx, id)
    const own = await getOwnBookable(tx, member, id, now)
    const stored = await read(tx, id)
    const [before, after] = [partOf(stored), await make(tx, stored)]
    // The same change may come again, after a lost answer.
    if (isSame(before, after)) return stored
    if (stored.version !== basedOn) throw new DomainError('changed_meanwhile')
    await assertUsual?.(tx, own, stored, after)
    await write(tx, { member, own, before, after, version: stored.version + 1, now })
    return read(tx, id)
  })
}

/** Throws `invalid` with the issues of a body, where it has any. */
export function assertNoIssues(issues: Issue[]): void {
  if (issues.length > 0) throw new DomainError('invalid', { issues })
}
