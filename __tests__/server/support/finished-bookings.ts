import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { aBookingAt } from './bookings'
import type { ListingOptions } from './listings'
import type { TestApp } from './test-app'

const HOUR_MS = 3_600_000
const DAYS_SIGNED_IN = 60

export const A_REVIEW = { aspects: [5, 4, 5, 5, 4, 5], text: 'هادئ ونظيف', photos: [] as string[] }

/** A night, paid where asked, that ended by itself an hour ago, with the calls of both sides that write about it; both stay signed in. */
export async function aFinishedBooking(test: TestApp, place: ListingOptions = {}, first?: 'pay') {
  const checkIn = addDays(riyadhDay(test.clock.now()), 1)
  const stay = await aBookingAt(test, place, { checkIn, checkOut: addDays(checkIn, 1) })
  const { guest, host, booking } = stay
  if (first) await stay.byGuest(first)
  await test.db
    .update(sessions)
    .set({ expiresAt: new Date(test.clock.now().getTime() + DAYS_SIGNED_IN * 24 * HOUR_MS) })
  test.clock.set(new Date(booking.checkInAt))
  await stay.byGuest('check-in')
  test.clock.set(new Date(new Date(booking.checkOutAt).getTime() + HOUR_MS))
  await sweep(test.app.deps)
  return {
    ...stay,
    review: (body: object = A_REVIEW, as = guest) =>
      test.call('POST', `/bookings/${booking._id}/review`, { as, body }),
    reviewGuest: (body: object = { rating: 4, text: 'Left it clean' }, as = host) =>
      test.call('POST', `/vender/bookings/${booking._id}/review`, { as, body }),
    shown: async () => (await test.call('GET', `/services/${stay.serviceId}/reviews`)).body,
  }
}
