import type { Taken } from '@/lib/domain/booking/availability'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { together } from '@/server/db/postgres-driver/together'
import { refuseWhenTaken } from '@/server/modules/bookings/take-dates'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { quoteOrRefuse } from '@/server/modules/listings/quote-stay'
import { readTakenAround } from '@/server/modules/listings/stay-availability'
import { refuseOtherPrice } from './assert-price-unchanged'
import type { Asked } from './new-booking'

/** A place and what is taken of it around the asked dates, as they stood when a booking was asked for. */
export interface Seen {
  bookable: Bookable | null
  taken: Taken[]
}

export async function look(tx: Db, { body, stay, now }: Asked): Promise<Seen> {
  const [bookable, taken] = await together(tx, [
    () => loadBookable(tx, body.serviceId, now),
    () => readTakenAround(tx, { serviceId: body.serviceId, period: stay.period }, now),
  ])
  return { bookable, taken }
}

/** The price of the asked stay, or the refusal of one that cannot be booked: before anybody waits for a lock. */
export async function examine(
  tx: Db,
  { body, stay, guest, now }: Asked,
  { bookable, taken }: Seen,
): Promise<{ bookable: Bookable; quote: Quote }> {
  const { serviceId } = body
  if (!bookable) throw new Refusal('not_found')
  if (bookable.row.service.ownerId === guest._id) throw new Refusal('own_service')
  const { terms } = bookable
  const quote = quoteOrRefuse(terms, stay, now)
  refuseOtherPrice(body.total, quote)
  await refuseWhenTaken(tx, { serviceId, terms, ...stay }, taken, now)
  return { bookable, quote }
}
