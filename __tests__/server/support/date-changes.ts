import { and, eq } from 'drizzle-orm'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { aBookingAt, bookStay, notificationsOf } from './bookings'
import { booksOf } from './books'
import type { ListingOptions } from './listings'
import type { TestApp } from './test-app'
import { aGuest } from './users'

export const FULL = { paymentType: 'fullPayment' } as const
export const OLD = { checkIn: '2026-03-20', checkOut: '2026-03-22' }
/** 1,500 instead of 1,000: other nights, and one more than before. */
export const LATER = { checkIn: '2026-03-24', checkOut: '2026-03-27' }
export const LONGER = { checkIn: '2026-03-20', checkOut: '2026-03-23' }
export const LONGEST = { checkIn: '2026-03-19', checkOut: '2026-03-24' }
export const CHEAPER = { checkIn: '2026-03-21', checkOut: '2026-03-22' }
export const DIFFERENCE = { purpose: 'difference' } as const
export const QUARTER = 15 * 60

export type Stay = Awaited<ReturnType<typeof aBookingAt>>

/** Paid bookings whose guests move to dearer dates, and what must hold afterwards. */
export function dateChangesOf(api: TestApp) {
  async function aPaidStay(place: ListingOptions = {}): Promise<Stay> {
    const stay = await aBookingAt(api, { ...FULL, ...place })
    await stay.byGuest('pay')
    return stay
  }

  async function aHeldChange(dates = LATER, place: ListingOptions = {}): Promise<Stay> {
    const stay = await aPaidStay(place)
    expect((await stay.byGuest('dates', dates)).status).toBe(200)
    return stay
  }

  /** The payer of a difference is left at the bank. */
  async function leftAtBank(stay: Stay, source = 'test_first'): Promise<string> {
    api.payments.next = 'initiated'
    const answer = await stay.byGuest('pay', { ...DIFFERENCE, source })
    api.payments.next = 'paid'
    expect(answer.status).toBe(200)
    const open = [...api.payments.reports.values()].findLast(({ status }) => status === 'initiated')
    if (!open) throw new Error('no payment is open at the provider')
    return open.providerId
  }

  /** The provider captured it, and says so three times. */
  async function capture(providerId: string): Promise<void> {
    const report = api.payments.reports.get(providerId)
    if (!report) throw new Error('the provider does not know it')
    api.payments.reports.set(providerId, { ...report, status: 'paid' })
    await Promise.all([1, 2, 3].map(() => settlePayment(api.app.deps, providerId)))
  }

  const takenBy = (stay: Stay, isForDateChange: boolean) =>
    api.db
      .select()
      .from(allocations)
      .where(
        and(eq(allocations.bookingId, stay.booking._id), eq(allocations.isForDateChange, isForDateChange)),
      )

  const book = async (stay: Stay, dates: object) =>
    (await bookStay(api, await aGuest(api), stay.serviceId, { ...FULL, ...dates })).status

  const refunded = async () => (await api.db.select().from(refunds)).map((one) => one.amountHalalas)

  async function assertKept(
    stay: Stay,
    state: NonNullable<BookingWire['dateChange']>['state'],
  ): Promise<void> {
    await sweep(api)
    const seen: BookingWire = await stay.seenByGuest()
    expect(seen).toMatchObject({ ...OLD, status: 'confirmed', total: 1000, paid: 1000 })
    expect(seen.dateChange).toMatchObject({ state, difference: 0 })
    expect((await takenBy(stay, false)).map((one) => one.state)).toEqual(['confirmed'])
    expect(await takenBy(stay, true)).toEqual([])
    expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
    await assertBooks()
  }

  async function assertMoved(stay: Stay, dates = LATER, total = 1500): Promise<void> {
    const seen: BookingWire = await stay.seenByGuest()
    expect(seen).toMatchObject({ ...dates, status: 'confirmed', total, paid: total, rest: 0, dueLater: 0 })
    expect(seen.dateChange).toMatchObject({ state: 'done', difference: 0 })
    expect(await takenBy(stay, false)).toMatchObject([{ state: 'confirmed', holdExpiresAt: null }])
    expect(await takenBy(stay, true)).toEqual([])
    await assertBooks()
  }

  async function assertBooks(): Promise<void> {
    await sweep(api)
    expect((await booksOf(api))['refund_clearing'] ?? 0).toBe(0)
    expect(await findDifferences(api.db)).toEqual([])
  }
  return {
    aPaidStay,
    aHeldChange,
    leftAtBank,
    capture,
    takenBy,
    book,
    refunded,
    assertKept,
    assertMoved,
    assertBooks,
  }
}
