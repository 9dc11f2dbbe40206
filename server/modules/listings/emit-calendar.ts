import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import type { Db } from '@/server/db/db'
import { emitEvent } from '@/server/modules/people/webhooks/emit-event'

interface Owned {
  listingId: string
  vendorId: string
}

/** Tells the vendor's systems which days and prices were changed. */
export const emitCalendar = (
  tx: Db,
  owned: Owned,
  { close = [], open = [], prices = [] }: CalendarBody,
  now: Date,
) => emit(tx, owned, { close, open, prices, isWhole: false }, now)

/** The same when any day or price may be another one, so that the calendar has to be read again. */
export const emitWholeCalendar = (tx: Db, owned: Owned, now: Date) =>
  emit(tx, owned, { close: [], open: [], prices: [], isWhole: true }, now)

function emit(tx: Db, { listingId, vendorId }: Owned, changed: object, now: Date): Promise<void> {
  return emitEvent(tx, { vendorId, event: 'calendar.changed', now }, async () => ({
    serviceId: listingId,
    ...changed,
  }))
}
