import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
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
  const number = parseInvoiceNumber(text)
  const code = text.toUpperCase().replace(/[^A-Z-]/g, '')
  return or(
    eq(bookings.id, text),
    ...(number ? [inArray(bookings.id, bookingsOfDocument(db, number))] : []),
    ...(code.length > 2 ? [like(bookings.code, `${code}%`)] : []),
    ...(userIds.length > 0
      ? [inArray(bookings.guestId, userIds), inArray(bookings.vendorId, vendorsOfUsers(db, userIds))]
      : []),
    ...(listingIds.length > 0 ? [isBookingOfAny(listingIds)] : []),
  )
}

const vendorsOfUsers = (db: Db, userIds: string[]) =>
  db.select({ id: vendorMembers.vendorId }).from(vendorMembers).where(inArray(vendorMembers.userId, userIds))

/** The number of a document is unique for one seller only. */
const bookingsOfDocument = (
  db: Db,
  { kind, year, sequence }: NonNullable<ReturnType<typeof parseInvoiceNumber>>,
) =>
  db
    .select({ id: invoices.bookingId })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.year, year), eq(invoices.sequence, sequence)))

/** The condition of what belongs to these bookings, by the column that names its own. */
export async function isOfBooking(db: Db, column: AnyPgColumn, text: string): Promise<SQL> {
  const found = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(await bookingsFoundBy(db, text))
  return inArray(column, found)
}
