import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aFinishedBooking } from '@/__tests__/server/support/finished-bookings'
import { anUpload } from '@/__tests__/server/support/pictures'
import type { TestApp } from '@/__tests__/server/support/test-app'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import type { VendorCall, VendorCalls } from './vendor-call'

/** The check-in time of a stay of these tests. */
const ARRIVED = new Date('2026-03-20T12:00:00Z')
const AFTER_END = new Date('2026-03-22T10:00:00Z')
const REASON = { reason: 'The pool is being repaired' }
const ON_REQUEST = { bookingType: '24-Hour' } as const
const WITH_DEPOSIT = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const

type Stay = Awaited<ReturnType<typeof aBookingAt>>

/** The calls of vendors on bookings, deposits and reviews. */
export const BOOKING_CALLS: VendorCalls = {
  'GET /vender/bookings/:id': async (test) => on(await aBookingAt(test)),
  'POST /vender/bookings/:id/approve': async (test) =>
    on(await aBookingAt(test, ON_REQUEST), 'booking_approved'),
  'POST /vender/bookings/:id/reject': async (test) =>
    on(await aBookingAt(test, ON_REQUEST), 'booking_rejected', REASON),
  'POST /vender/bookings/:id/cancel': async (test) => on(await aBookingAt(test), 'booking_cancelled', REASON),
  'POST /vender/bookings/:id/check-in': async (test) => {
    const stay = await arriving(test)
    const [row] = await test.db.select().from(bookings).where(eq(bookings.id, stay.booking._id))
    return on(stay, 'booking_checked_in', { code: row?.arrivalCode })
  },
  'POST /vender/bookings/:id/no-show': async (test) => on(await arriving(test), 'booking_no_show'),
  'POST /vender/bookings/:id/collect': async (test) => on(await arrived(test), 'booking_collected'),
  'POST /vender/bookings/:id/undo-collect': async (test) => {
    const stay = await arrived(test)
    await stay.byVendor('collect')
    return on(stay, 'booking_collection_undone')
  },
  'POST /vender/bookings/:id/stayed': async (test) => {
    const stay = await aBookingAt(test)
    await staySignedIn(test)
    test.clock.set(AFTER_END)
    await sweep(test.app.deps)
    return on(stay, 'booking_stayed')
  },
  'POST /vender/bookings/:id/free-dates': async (test) => {
    const stay = await arrived(test)
    await stay.byGuest('check-out')
    return on(stay, 'booking_dates_freed')
  },
  'POST /vender/bookings/:id/review': async (test) =>
    on(await aFinishedBooking(test), 'guest_reviewed', { rating: 4, text: 'Left it clean' }),
  'GET /vender/bookings/:id/deposit': async (test) => on(await aFinishedBooking(test, WITH_DEPOSIT, 'pay')),
  'POST /vender/bookings/:id/deposit/claim': async (test) => {
    const stay = await aFinishedBooking(test, WITH_DEPOSIT, 'pay')
    const photos = [await anUpload(test, stay.host, 120, 'document')]
    return on(stay, 'deposit_claimed', { amount: 60, reason: 'A broken lamp', photos })
  },
  'POST /vender/reviews/:id/answer': async (test) => {
    const stay = await aFinishedBooking(test)
    await stay.review()
    await stay.reviewGuest()
    const [review] = await test.db.select().from(reviews)
    const body = { text: 'Thank you for the visit' }
    return { host: stay.host, id: review?.id ?? '', body, act: 'review_answered' }
  },
}

const on = (
  { host, booking }: Pick<Stay, 'host' | 'booking'>,
  act?: TrailAct,
  body?: object,
): VendorCall => ({
  ...{ host, id: booking._id },
  ...(act ? { act } : {}),
  ...(body ? { body } : {}),
})

async function staySignedIn({ db }: TestApp): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
}

/** At the check-in time. */
async function arriving(test: TestApp): Promise<Stay> {
  const stay = await aBookingAt(test)
  test.clock.set(ARRIVED)
  return stay
}

async function arrived(test: TestApp): Promise<Stay> {
  const stay = await arriving(test)
  await stay.byGuest('check-in')
  return stay
}
