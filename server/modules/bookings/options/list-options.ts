import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { overlaps, type Span, spanOf } from '@/lib/domain/booking/period'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { readOpenOptions } from './store'

/** The options that hold dates of a listing within a window, for its calendar. */
export async function listOptionsWithin(
  db: Db,
  { row, terms }: Bookable,
  window: Span,
  now: Date,
): Promise<NonNullable<CalendarWire['options']>> {
  const rows = await readOpenOptions(db, row.service.id, now)
  return rows.flatMap(({ offer, conversationId, guest }) => {
    const span = spanOf(offer.period, terms)
    if (!overlaps(span, window)) return []
    const { id: _id, units } = offer
    return {
      ...{ _id, conversationId, units, expiresAt: offer.expiresAt.toISOString() },
      ...{ checkInAt: span.from.toISOString(), checkOutAt: span.to.toISOString() },
      guest: nameToWire(publicNameOf(guest)),
    }
  })
}
