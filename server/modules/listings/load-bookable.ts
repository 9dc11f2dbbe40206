import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { Rates } from '@/lib/domain/rates/rates'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { getRates, getStayVatRules } from '@/server/modules/money/rates/get-rates'
import type { SignedIn } from '@/server/policy/signed-in'
import { type BookableRow, findBookable, getDatePrices } from './bookable-store'
import { canSee } from './get-listing'
import { termsOf } from './terms'
import { vatOfStays } from './vat-of-stays'

export interface Bookable {
  row: BookableRow
  terms: BookableListing
  /** under which a booking is made now */
  rates: Rates
}

/** A listing with its terms at `now`, whatever its state; null when there is none. */
export async function loadAnyBookable(db: Db, id: string, now: Date): Promise<Bookable | null> {
  const [row, dates, rates, rules] = await together([
    () => findBookable(db, id),
    () => getDatePrices(db, id, now),
    () => getRates(db, now),
    () => getStayVatRules(db, now),
  ])
  if (!row) return null
  const { service, vatNumber } = row
  const vat = vatOfStays({ type: service.type, vatNumber }, { rates, rules }, now)
  return { row, rates, terms: termsOf(service, vat, dates) }
}

/** The same when it is live; null when it is hidden. */
export async function loadBookable(db: Db, id: string, now: Date): Promise<Bookable | null> {
  const bookable = await loadAnyBookable(db, id, now)
  return bookable?.row.service.state === 'live' ? bookable : null
}

/** The same for a reader: its vendor and admins also see the days and prices of a hidden listing. */
export async function loadBookableFor(
  db: Db,
  reader: SignedIn | null,
  id: string,
  now: Date,
): Promise<Bookable | null> {
  const bookable = await loadAnyBookable(db, id, now)
  return bookable && canSee(bookable.row.service, reader) ? bookable : null
}

/** The same for its vendor, hidden or not; null for listings of others. */
export async function loadOwnBookable(
  db: Db,
  vendorId: string,
  id: string,
  now: Date,
): Promise<Bookable | null> {
  const bookable = await loadAnyBookable(db, id, now)
  return bookable?.row.service.vendorId === vendorId ? bookable : null
}
