import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { DiscountRule, Discounts } from '@/lib/domain/booking/money/discounts'
import type { Fee } from '@/lib/domain/booking/money/fees'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import { BULK_KINDS } from '@/lib/domain/calendar/bulk-changes'
import type { Halalas } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { vendors } from '@/server/db/schema/people/vendors'

/** A closed span of a unit; instants. */
export interface StoredSpan {
  unitId: string
  from: string
  to: string
}

/** What the vendor had closed on a day. */
export interface StoredClosing extends StoredSpan {
  day: Day
  note: string | null
}

/** The vendor's own price of a day before and after; null: that of the rules or the week. */
export interface StoredDayPrice {
  day: Day
  before: Halalas | null
  after: Halalas | null
}

/** What an act replaced of one listing; what it left, or its version, says whether it was changed since. */
export type Replaced = { listingId: string } & (
  | { of: 'prices'; prices: StoredDayPrice[] }
  | { of: 'closed'; blockId: string; days: Day[]; spans: StoredSpan[] }
  | { of: 'opened'; closings: StoredClosing[] }
  | { of: 'plan'; version: number; before: PriceRule[] }
  | { of: 'discounts'; version: number; before: Discounts<DiscountRule> }
  | { of: 'fees'; version: number; before: Fee[] }
  | { of: 'ownAddOns'; version: number; before: OwnAddOn[] }
  | { of: 'stayRules'; version: number; before: StayRule[] }
)

/** Acts of vendors on several listings at once, by which they are undone for some minutes. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    kind: oneOf('kind', BULK_KINDS).notNull(),
    replaced: jsonb('replaced').$type<Replaced[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('bulk_changes_vendor').on(table.vendorId, table.createdAt),
    index('bulk_changes_created').on(table.createdAt),
  ],
)
