import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { bookings } from '@/server/db/schema/bookings/bookings'
import type { Booking } from '@/server/modules/bookings/store'

const { placeholder } = sql

/** An instant as text, or null: the column's own mapper does not accept null. */
const instantOrNull = (name: string) => sql`${placeholder(name)}::timestamptz`

/** The same of a value as JSON. */
const jsonOrNull = (name: string) => sql`${placeholder(name)}::jsonb`

/** The columns of a new booking; the database sets the others. */
const COLUMNS = {
  id: placeholder('id'),
  code: placeholder('code'),
  arrivalCode: placeholder('arrivalCode'),
  listingId: placeholder('listingId'),
  guestId: placeholder('guestId'),
  vendorId: placeholder('vendorId'),
  state: placeholder('state'),
  period: placeholder('period'),
  checkInAt: placeholder('checkInAt'),
  checkOutAt: placeholder('checkOutAt'),
  party: placeholder('party'),
  units: placeholder('units'),
  rooms: jsonOrNull('rooms'),
  paymentType: placeholder('paymentType'),
  totalHalalas: placeholder('totalHalalas'),
  dueNowHalalas: placeholder('dueNowHalalas'),
  depositHalalas: placeholder('depositHalalas'),
  commissionPercent: placeholder('commissionPercent'),
  vatPercent: placeholder('vatPercent'),
  stayVat: placeholder('stayVat'),
  freeCancellationUntil: instantOrNull('freeCancellationUntil'),
  snapshot: placeholder('snapshot'),
  expiresAt: instantOrNull('expiresAt'),
  createdAt: placeholder('createdAt'),
}

type NewBooking = Pick<Booking, Exclude<keyof typeof COLUMNS, 'code' | 'arrivalCode'>>

/** Without letters that are easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LETTER_COUNT = 6
const ARRIVAL_CODES = 10_000

const bookingWritten = prepared('write_booking', (tx) =>
  tx.insert(bookings).values(COLUMNS).onConflictDoNothing({ target: bookings.code }).returning(),
)

export async function writeBooking(tx: Db, booking: NewBooking): Promise<Booking> {
  const { rooms, freeCancellationUntil, expiresAt } = booking
  const [written] = await bookingWritten(tx, {
    ...booking,
    code: newBookingCode(),
    arrivalCode: String(randomInt(ARRIVAL_CODES)).padStart(4, '0'),
    rooms: rooms && JSON.stringify(rooms),
    freeCancellationUntil: freeCancellationUntil?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  })
  return written ?? writeBooking(tx, booking)
}

function newBookingCode(): string {
  const letters = Array.from(
    { length: CODE_LETTER_COUNT },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  )
  return `DY-${letters.join('')}`
}
