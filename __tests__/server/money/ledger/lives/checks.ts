import { eq, getTableColumns, sql } from 'drizzle-orm'
import { booksOf } from '@/__tests__/server/support/books'
import { discountOf } from '@/__tests__/server/support/promotions'
import type { TestApp } from '@/__tests__/server/support/test-app'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { earningsOf } from '@/lib/domain/booking/money/commission'
import { fromSar } from '@/lib/domain/money'
import { platformPartOf } from '@/lib/domain/promotions/platform-part'
import { rowsOf } from '@/server/db/db'
import { bookingEvents } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { ledgerDifferences } from '@/server/db/schema/money/reconciliation'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { collectionOf } from '@/server/modules/bookings/vendor/collection'
import { takenByBanks } from './chargeback-actions'
import { assertTrialBalances, assertVatReturns } from './month-actions'
import { sumSettled } from './settlement-actions'
import type { World } from './world'

const OWED_TO_US = [
  ...['vendor_debt', 'promotion_cost', 'goodwill_cost'],
  ...['chargeback_held', 'chargeback_loss', 'provider_fees', 'input_vat', 'debt_written_off'],
]
/** Of either sign: a bank may take back what was refunded, a provider settle what it takes back later, an admin take before giving. */
const OF_EITHER_SIGN = ['psp_clearing', 'bank_clearing', 'settlement_open', 'adjustments']

/** No account has the wrong sign. The provider may know a capture that it has not reported yet. */
export async function assertBooks(
  { api }: Pick<World, 'api'>,
  isAllReported: boolean,
): Promise<Record<string, number>> {
  const books = await booksOf(api)
  for (const [account, balance] of Object.entries(books)) {
    if (OF_EITHER_SIGN.includes(account)) continue
    const isOwedToUs = OWED_TO_US.includes(account)
    expect([account, isOwedToUs ? balance <= 0 : balance >= 0]).toEqual([account, true])
  }
  if (isAllReported) {
    const left = atProvider(api) - (await takenByBanks(api)) - (await sumSettled(api))
    expect(left + (books['psp_clearing'] ?? 0)).toBe(0)
  }
  return books
}

/** What the provider has, by its own account. */
function atProvider({ payments }: TestApp): number {
  const paid = [...payments.reports.values()].filter(({ status }) => status === 'paid')
  const sum = (amounts: { amountHalalas: number }[]) =>
    amounts.reduce((total, one) => total + one.amountHalalas, 0)
  return sum(paid) - sum(payments.refunds)
}

/** After everything has ended, each halala that was paid is with the guest, the vendor or the platform. */
export async function assertEnd(world: World): Promise<void> {
  const books = await assertBooks(world, true)
  const {
    deposit_held: deposit,
    vendor_pending: pending,
    psp_clearing: clearing,
    settlement_open: open,
  } = books
  expect({ deposit, pending, clearing, open }).toEqual({})
  expect(await findDifferences(world.api.db)).toEqual([])
  let [unreturned, commission, vat, cost] = [0, 0, 0, 0]
  for (const stay of world.stays) {
    const booking: BookingWire = await stay.seenByGuest()
    const moved = await movedOf(world.api, booking._id)
    unreturned += moved.failed
    const kept = moved.capturedPrice - moved.refundedPrice
    const paid = fromSar(booking.paid)
    // What the vendor takes at the door is charged as well; a forfeited deposit is not.
    const atDoor = (await isTakenAtDoor(world.api, booking)) ? fromSar(booking.total) - paid : 0
    const charged = Math.min(kept, paid) + atDoor
    const byDiyar = platformPartOf(discountOf(booking), charged)
    cost += byDiyar
    const earned = earningsOf(charged + byDiyar, { commissionPercent: 10, vatPercent: 15 })
    commission += earned.commissionHalalas
    vat += earned.commissionVatHalalas
  }
  expect(books['refund_clearing'] ?? 0).toBe(unreturned)
  expect([books['commission_income'] ?? 0, books['vat_payable'] ?? 0]).toEqual([commission, vat])
  expect(books['promotion_cost'] ?? 0).toBe(0 - cost)
  await assertShares(world.api)
  await assertVatReturns(world)
  await assertTrialBalances(world)
  expect(await openDifferences(world.api)).toEqual([])
}

/** What the nights of the life found, and the last one found again. */
function openDifferences({ db }: TestApp) {
  return db.select().from(ledgerDifferences).where(eq(ledgerDifferences.state, 'open'))
}

interface PaidShare {
  state: string
  paid: number
  refunded: number
}

/** Of a split that was returned each payer has all again; of a whole one nobody has more than was paid. */
async function assertShares({ db }: TestApp): Promise<void> {
  const shares = await rowsOf<PaidShare>(
    db,
    sql`SELECT s.state, p.amount_halalas AS paid, coalesce(sum(r.amount_halalas), 0)::int4 AS refunded
      FROM payments p
      JOIN split_shares one ON one.payment_id = p.id
      JOIN splits s ON s.id = one.split_id
      LEFT JOIN refunds r ON r.payment_id = p.id
      GROUP BY s.state, p.id`,
  )
  for (const { state, paid, refunded } of shares) {
    expect(['whole', 'returned']).toContain(state)
    if (state === 'returned') expect(refunded).toBe(paid)
    expect(refunded).toBeLessThanOrEqual(paid)
  }
}

/** What was captured and refunded of a booking's price, by its guest and by friends; a failed refund counts too. */
async function movedOf({ db }: TestApp, bookingId: string) {
  const captured = await db.select().from(payments).where(eq(payments.bookingId, bookingId))
  const returned = await db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
  const sum = (rows: { amountHalalas: number }[]) => rows.reduce((all, one) => all + one.amountHalalas, 0)
  const priceOf = (rows: { amountHalalas: number; depositHalalas: number }[]) =>
    rows.reduce((all, one) => all + one.amountHalalas - one.depositHalalas, 0)
  return {
    capturedPrice: priceOf(captured.filter(({ state }) => state === 'paid')),
    // What Diyar bears of a chargeback lowers no commission.
    refundedPrice: priceOf(returned.filter(({ isBorne }) => !isBorne)),
    failed: sum(returned.filter(({ state }) => state === 'failed')),
  }
}

/** In a stay that took place, as far as guest or vendor said so. */
async function isTakenAtDoor({ db }: TestApp, { _id, status }: BookingWire): Promise<boolean> {
  const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, _id))
  const hasArrived = events.some(
    ({ event, role }) => event === 'check_in' || (event === 'check_out' && role === 'vendor'),
  )
  return (status === 'completed' && hasArrived) || collectionOf(events).isCollected
}
