import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoiceSeries, invoices } from '@/server/db/schema/money/invoices'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { findListingIds } from '@/server/modules/listings/find-listings'
import { parseInvoiceNumber } from '@/server/modules/money/invoices/numbers'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import { isBookingOfAny } from '@/server/policy/booking-of-listing'

/** People and listings are found first, so that only indexes of bookings are read. */
export async function bookingsFoundBy(db: Db, text: string): Promise<SQL | undefined> {
  if (text === '') return undefined
  const userIds = await findUserIds(db, text)
  const listingIds = await findListingIds(db, text)
  const ofDocument = await bookingIdsOfDocument(db, parseInvoiceNumber(text))
  const code = text.toUpperCase().replace(/[^A-Z-]/g, '')
  return or(
    eq(bookings.id, text),
    ...(ofDocument.length > 0 ? [inArray(bookings.id, ofDocument)] : []),
    ...(code.length > 2 ? [like(bookings.code, `${code}%`)] : []),
    ...(userIds.length > 0
      ? [inArray(bookings.guestId, userIds), inArray(bookings.vendorId, vendorsOfUsers(db, userIds))]
      : []),
    ...(listingIds.length > 0 ? [isBookingOfAny(listingIds)] : []),
  )
}

const vendorsOfUsers = (db: Db, userIds: string[]) =>
  db.select({ id: vendorMembers.vendorId }).from(vendorMembers).where(inArray(vendorMembers.userId, userIds))

/** The bookings of a document's number, which is unique for one seller only: each series is one look at the index. */
async function bookingIdsOfDocument(
  db: Db,
  number: ReturnType<typeof parseInvoiceNumber>,
): Promise<string[]> {
  if (!number) return []
  const { kind, year, sequence } = number
  const series = db
    .select({ series: invoiceSeries.series })
    .from(invoiceSeries)
    .where(eq(invoiceSeries.year, year))
  const isNumber = and(
    inArray(invoices.series, series),
    eq(invoices.year, year),
    eq(invoices.sequence, sequence),
  )
  const rows = await db
    .select({ id: invoices.bookingId })
    .from(invoices)
    .where(and(isNumber, eq(invoices.kind, kind)))
  return rows.map(({ id }) => id)
}

/** The condition of what belongs to these bookings, by the column that names its own. */
export async function isOfBooking(db: Db, column: AnyPgColumn, text: string): Promise<SQL> {
  const found = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(await bookingsFoundBy(db, text))
  return inArray(column, found)
}
