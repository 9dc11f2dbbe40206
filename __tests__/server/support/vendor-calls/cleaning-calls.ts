import { aBookingAt } from '@/__tests__/server/support/bookings'
import { linkOf, sendPhoto } from '@/__tests__/server/support/cleaning'
import { aListing } from '@/__tests__/server/support/listings'
import type { TestApp } from '@/__tests__/server/support/test-app'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { sessions } from '@/server/db/schema/people/sessions'
import type { VendorCall, VendorCalls } from './vendor-call'

const DEPARTURE = new Date('2026-03-22T10:00:00Z')

/** The calls of vendors on cleaning. */
export const CLEANING_CALLS: VendorCalls = {
  'PUT /vender/cleaning/:id': async (test) => ({
    ...(await onTask(test, 'cleaning_task_changed')),
    body: { note: 'Fresh sheets', cleanerId: null },
  }),
  'POST /vender/cleaning/:id/mark': async (test) => ({
    ...(await onTask(test, 'cleaning_task_changed')),
    body: { state: 'begun' },
  }),
  'GET /vender/cleaning/photos/:id': async (test) => {
    const { host, serviceId } = await aBookingAt(test)
    const { token } = await linkOf(test, host, [serviceId])
    test.clock.set(DEPARTURE)
    const nextWeek = new Date(DEPARTURE.getTime() + 7 * 86_400_000)
    await test.db.update(sessions).set({ expiresAt: nextWeek })
    const [task] = await test.db.select().from(cleaningTasks)
    const { body } = await sendPhoto(test, token, task?.id ?? '')
    return { host, id: body.data[0].photos[0] }
  },
  'PUT /vender/cleaning/listings/:id': async (test) => {
    const { id, host } = await aListing(test, { type: 'Stadium', pricingMode: 'hourly' })
    return { host, id, body: { hourly: true }, act: 'cleaning_hours_chosen' }
  },
  'POST /vender/cleaning/cleaners': async (test) => {
    const { id, host } = await aListing(test)
    return { host, body: cleanerOf(id), act: 'cleaner_added' }
  },
  'PUT /vender/cleaning/cleaners/:id': async (test) => {
    const { id: listingId, host } = await aListing(test)
    const { _id: id } = await linkOf(test, host, [listingId])
    return { host, id, body: cleanerOf(listingId), act: 'cleaner_changed' }
  },
  'DELETE /vender/cleaning/cleaners/:id': async (test) => onCleaner(test, 'cleaner_removed'),
  'POST /vender/cleaning/cleaners/:id/link': async (test) => onCleaner(test, 'cleaning_link_renewed'),
  'DELETE /vender/cleaning/cleaners/:id/link': async (test) => onCleaner(test, 'cleaning_link_ended'),
}

const cleanerOf = (listingId: string) => ({
  name: 'Mariam',
  phone: '0590000044',
  listingIds: [listingId],
})

async function onCleaner(test: TestApp, act: TrailAct): Promise<VendorCall> {
  const { id, host } = await aListing(test)
  return { host, id: (await linkOf(test, host, [id]))._id, act }
}

async function onTask(test: TestApp, act: TrailAct): Promise<VendorCall> {
  const { host } = await aBookingAt(test)
  const [task] = await test.db.select().from(cleaningTasks)
  return { host, id: task?.id ?? '', act }
}
