import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Registration } from '@/lib/domain/invoices/invoice'
import {
  captureEntries,
  depositEntries,
  doorCommissionEntries,
  refundDoneEntries,
  releaseEntries,
} from '@/lib/domain/ledger/postings'
import { vendorPriceOf } from '@/lib/domain/promotions/platform-part'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { invoiceSeries, invoices } from '@/server/db/schema/money/invoices'
import { ledgerEntries, ledgerTransactions, moneyTimers } from '@/server/db/schema/money/ledger'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import type { Life } from '@/server/db/seed/bookings/life'
import { insertAll } from '@/server/db/seed/insert'
import {
  collectCause,
  collectedParts,
  paymentCause,
  paymentOrder,
} from '@/server/modules/money/invoices/issue-for-booking'
import { commissionOrder } from '@/server/modules/money/invoices/issue-for-ending'
import { partiesOf } from '@/server/modules/money/ledger/post-for-booking'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { CHECKED_VAT_NUMBER } from '@/server/policy/checked-vat-number'
import { isOwnerOf } from '@/server/policy/vendor-owner'
import { type MoneyMove, movesOf, timersOf } from './booking-money'
import { DemoBooks } from './demo-books'

type Booking = typeof bookings.$inferSelect
type Tx = Pick<Db, 'insert' | 'select'>

const hosts = alias(users, 'host')

/**
 * The ledger, the documents and the timers of the demo's bookings, by the rules and texts of real life; only the writing is
 * done at once, because thousands of transactions would take minutes.
 */
export async function insertMoney(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const rows = await readBookings(tx)
  const { vatNumber, commercialNumber } = settings
  const [issuer = { vatNumber: null }] = await tx
    .select({ vatNumber, commercialNumber })
    .from(settings)
    .limit(1)
  const books = new DemoBooks()
  const byId = new Map(lives.map((life) => [life.stay.id, life]))
  const moves = rows.flatMap((row) => momentsOf(row, byId.get(row.booking.id), now))
  for (const { move, ...moment } of moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    MOVES[move]({ ...moment, books, issuer })
  }
  await insertAll(tx, ledgerTransactions, books.transactions)
  await insertAll(tx, ledgerEntries, books.entries)
  await insertAll(tx, invoices, books.documents)
  await insertAll(tx, invoiceSeries, books.series)
  await insertAll(
    tx,
    moneyTimers,
    lives.flatMap(({ booking }) => timerRows(booking, now)),
  )
}

function momentsOf(row: Row, life: Life | undefined, now: Date) {
  const moves = life ? movesOf(life, now) : []
  return moves.map(({ booking, ...one }) => ({
    ...one,
    row: { ...row, booking: { ...row.booking, ...booking } },
  }))
}

function readBookings(tx: Tx) {
  return tx
    .select({
      booking: bookings,
      guest: users,
      host: hosts,
      vatNumber: CHECKED_VAT_NUMBER,
      commercialNumber: vendors.commercialNumber,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.guestId))
    .innerJoin(vendors, eq(vendors.id, bookings.vendorId))
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(hosts, eq(hosts.id, vendorMembers.userId))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
}
type Row = Awaited<ReturnType<typeof readBookings>>[number]

interface Moment {
  books: DemoBooks
  row: Row
  issuer: Registration
  at: Date
}

const MOVES: Record<MoneyMove, (moment: Moment) => void> = {
  capture: ({ books, row, issuer, at }) => {
    const { booking } = row
    const amounts = { priceHalalas: booking.paidHalalas, depositHalalas: booking.depositPaidHalalas }
    const id = `${booking.id}-p1`
    books.post(posted(booking, 'payment_captured', id, at), () =>
      captureEntries(partiesOf(booking), { from: 'card', ...amounts, paidBeforeHalalas: 0 }),
    )
    books.issue(
      paymentOrder(booking, documentParties(row), 0, {
        cause: paymentCause(id),
        method: 'online',
        ...amounts,
        now: at,
      }),
      issuer,
    )
  },
  collect: ({ books, row, issuer, at }) => {
    const { booking } = row
    const { paidHalalas } = booking
    const parts = collectedParts(booking)
    if (parts.priceHalalas === 0) return
    const door = { paidHalalas, restHalalas: parts.priceHalalas }
    books.post(posted(booking, 'door_commission', `${booking.id}-${booking.sequence}`, at), (vendor) =>
      doorCommissionEntries(partiesOf(booking), door, vendor),
    )
    const part = { cause: collectCause(booking), method: 'atDoor' as const, ...parts, now: at }
    books.issue(paymentOrder(booking, documentParties(row), paidHalalas, part), issuer)
  },
  check_out: ({ books, row, issuer, at }) => {
    const { booking } = row
    const commission = {
      keptHalalas: vendorPriceOf(booking, booking.totalHalalas),
      commissionHalalas: books.sumOfBooking(booking.id, 'commission_income'),
      commissionVatHalalas: books.sumOfBooking(booking.id, 'vat_payable'),
    }
    books.issue(
      commissionOrder(booking, issuer, documentParties(row).seller, { commission, now: at }),
      issuer,
    )
  },
  earnings: ({ books, row: { booking }, at }) => {
    const earnedHalalas = books.pendingOfBooking(booking)
    books.post(posted(booking, 'earnings_available', booking.id, at), (vendor) =>
      releaseEntries(partiesOf(booking), earnedHalalas, vendor),
    )
    books.release(booking.id)
  },
  deposit: ({ books, row: { booking }, at }) => {
    const amountHalalas = booking.depositPaidHalalas
    books.post(posted(booking, 'deposit_settled', booking.id, at), (vendor) =>
      depositEntries(partiesOf(booking), { amountHalalas, claimedHalalas: 0 }, vendor),
    )
    books.post(posted(booking, 'refund_done', `${booking.id}-r1`, at), () => refundDoneEntries(amountHalalas))
  },
}

const posted = (
  { id: bookingId, vendorId }: Booking,
  kind: Parameters<DemoBooks['post']>[0]['kind'],
  subject: string,
  now: Date,
) => ({ kind, subject, bookingId, vendorId, now })

const documentParties = ({ guest, host, vatNumber, commercialNumber }: Row) => ({
  seller: { name: publicNameOf(host), vatNumber, commercialNumber },
  buyer: publicNameOf(guest),
})

function timerRows(booking: Life['booking'], now: Date): (typeof moneyTimers.$inferInsert)[] {
  return timersOf(booking).map(({ kind, dueAt }) => ({
    bookingId: booking.id,
    kind,
    dueAt,
    doneAt: dueAt <= now ? dueAt : null,
  }))
}
