import type { AppointmentWire } from '@/lib/contract/schemas/appointments'
import { aListing, type ListingOptions } from './listings'
import type { Answer, TestApp } from './test-app'
import { aGuest, type Host, type TestUser } from './users'

/** Sundays and Tuesdays from four to six, one family at a time for half an hour; the tests begin on a Sunday at noon. */
export const HOURS = {
  ...{ basedOn: 0, minutes: 30, places: 1 },
  days: [
    { weekday: 'sunday', from: '16:00', to: '18:00' },
    { weekday: 'tuesday', from: '16:00', to: '18:00' },
  ],
}

export const setHours = (
  test: TestApp,
  { id, host }: { id: string; host: Host },
  hours: object = {},
): Promise<Answer> =>
  test.call('PUT', `/vender/services/${id}/visiting-hours`, { as: host, body: { ...HOURS, ...hours } })

/** A hall that is shown to guests, with the calls of guests on its appointments. */
export async function aVisitedHall(test: TestApp, hours: object = {}, place: ListingOptions = {}) {
  const { id, host } = await aListing(test, { type: 'Wedding_Halls', ...place })
  const stored = await setHours(test, { id, host }, hours)
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
  const slots = async (as?: TestUser) =>
    (await test.call('GET', `/services/${id}/appointments`, as ? { as } : {})).body as {
      free: string[]
      own: AppointmentWire | null
    }
  const book = (as: TestUser, startsAt: string): Promise<Answer> =>
    test.call('POST', `/services/${id}/appointments`, { as, body: { startsAt } })
  return { id, host, slots, book }
}

/** A guest with a booked appointment of a hall. */
export async function anAppointment(test: TestApp, hours: object = {}) {
  const hall = await aVisitedHall(test, hours)
  const guest = await aGuest(test)
  const [startsAt = ''] = (await hall.slots()).free
  const { status, body } = await hall.book(guest, startsAt)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const appointment: AppointmentWire = body
  return { ...hall, guest, appointment, startsAt }
}
