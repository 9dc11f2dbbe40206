import type { BulkSkip, TermsPart } from '@/lib/domain/calendar/bulk-changes'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import type { Replaced } from '@/server/db/schema/bookings/bulk-changes'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'

/** A change of a part of a listing's terms, by a member who owns the listing; the caller has locked it. */
export interface TermsChange<Value> {
  member: Member
  own: Bookable
  before: Value
  after: Value
  /** the one that it gets */
  version: number
  now: Date
}

/** What a part of the terms is, as an act stores what it replaced. */
export type TermsValue<Part extends TermsPart> = Extract<Replaced, { of: Part }>['before']

/** A part of the terms of a listing that is replaced as a whole: its price plan, discounts, fees, own add-ons or stay rules. */
export interface TermsRow<Value> {
  read: (tx: Db, listingId: string) => Promise<{ version: number; mode: PricingMode; value: Value }>
  /** with ids of its own, for another listing that has `before` */
  copyOf: (value: Value, before: Value) => Value
  /** whether a listing has the same already, whatever the ids */
  isSame: (one: Value, other: Value) => boolean
  /** why a listing cannot have it, although it is sold alike */
  refusal: (tx: Db, listingId: string, value: Value) => Promise<BulkSkip | null>
  unusual: (tx: Db, change: TermsChange<Value>) => Promise<UnusualPart[]>
  /** stores it with what follows from it: history, copies for search, events and the trail */
  write: (tx: Db, change: TermsChange<Value>) => Promise<void>
  replaced: (listingId: string, left: { version: number; before: Value }) => Replaced
}
