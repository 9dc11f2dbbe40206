import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aFinishedBooking } from '@/__tests__/server/support/finished-bookings'
import { anUpload } from '@/__tests__/server/support/pictures'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { bookings, exceptionRequests } from '@/server/db/schema/bookings/bookings'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { type AdminCall, type AdminCalls, REASON } from './admin-call'

/** The check-in time of a stay of these tests. */
const ARRIVED = new Date('2026-03-20T12:00:00Z')

/** The changing calls of admins on bookings, exceptions and deposit claims. */
export const BOOKING_CALLS: AdminCalls = {
  'POST /admin/bookings/:id/cancel': async (test) => onBooking(test),
  'POST /admin/bookings/:id/no-show': async (test) => onBooking(test, ARRIVED),
  'POST /admin/bookings/:id/for-guest/cancel': async (test) => onBooking(test),
  'POST /admin/bookings/:id/for-guest/dates': async (test) =>
    onBooking(test, null, { checkIn: '2026-03-27', checkOut: '2026-03-29' }),
  'POST /admin/bookings/:id/for-guest/check-in': async (test) => onBooking(test, ARRIVED),
  'POST /admin/bookings/:id/for-guest/check-out': async (test) => {
    const stay = await aBookingAt(test)
    test.clock.set(ARRIVED)
    await stay.byGuest('check-in')
    return { id: stay.booking._id, body: { ...REASON, version: 1 } }
  },
  'POST /admin/bookings/:id/give-refund': async (test) => {
    const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
    await stay.byGuest('pay')
    const [row] = await test.db.select().from(bookings).where(eq(bookings.id, stay.booking._id))
    const more = { kind: 'partial', amount: 50, cause: 'other', version: row?.sequence }
    return { id: stay.booking._id, body: { ...REASON, ...more } }
  },
  'POST /admin/cancellations/:id/approve': async (test) => ({
    id: await anException(test),
    body: { percent: 40 },
  }),
  'POST /admin/cancellations/:id/reject': async (test) => ({ id: await anException(test) }),
  'POST /admin/deposit-claims/:id/decide': async (test) => ({
    id: await aDisputedClaim(test),
    body: { amount: 30, ...REASON },
  }),
}

async function anException(test: TestApp): Promise<string> {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  test.clock.set(new Date(Date.parse(stay.booking.checkInAt) - 3_600_000))
  await stay.byGuest('exception', { reason: 'Ill' })
  const [row] = await test.db.select().from(exceptionRequests)
  return row?.id ?? ''
}

async function aDisputedClaim(test: TestApp): Promise<string> {
  const place = { paymentType: 'fullPayment' as const, depositHalalas: 10_000 }
  const stay = await aFinishedBooking(test, place, 'pay')
  const photo = await anUpload(test, stay.host, 120, 'document')
  await stay.byVendor('deposit/claim', { amount: 60, reason: 'A broken lamp', photos: [photo] })
  await stay.byGuest('deposit/answer', { agrees: false, text: 'It was broken before' })
  const [row] = await test.db.select().from(depositClaims)
  return row?.id ?? ''
}

/** A new booking as the admin saw it, at the instant of the act. */
async function onBooking(test: TestApp, at: Date | null = null, more = {}): Promise<AdminCall> {
  const { booking } = await aBookingAt(test)
  if (at) test.clock.set(at)
  return { id: booking._id, body: { ...more, ...REASON, version: 0 } }
}
