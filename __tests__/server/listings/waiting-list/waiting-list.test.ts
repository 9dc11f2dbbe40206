import { sweep } from '@/server/jobs/sweeper'
import { A_STAY, aBookingAt, bookStay, notificationsOf } from '../../support/bookings'
import { appForTests } from '../../support/test-app'
import { aGuest } from '../../support/users'

const api = appForTests()

const DATES = { checkIn: A_STAY.checkIn, checkOut: A_STAY.checkOut }

async function aWaitingGuest(listingId: string, dates: object = DATES) {
  const guest = await aGuest(api)
  const answer = await api.call('POST', `/services/${listingId}/waiting`, { as: guest, body: dates })
  return { guest, answer }
}

test('a user on the waiting list is notified once when a cancellation frees the dates', async () => {
  const stay = await aBookingAt(api)
  const { guest, answer } = await aWaitingGuest(stay.serviceId)
  expect(answer.body).toEqual({ waiting: { mode: 'daily', ...DATES } })
  const { guest: other } = await aWaitingGuest(stay.serviceId, { ...DATES, checkIn: '2026-03-21' })
  await stay.byGuest('cancel')
  expect(await notificationsOf(api, guest)).toEqual(['Dates_free_again'])
  expect(await notificationsOf(api, other)).toEqual(['Dates_free_again'])
  const again = await bookStay(api, await aGuest(api), stay.serviceId)
  await api.call('POST', `/vender/bookings/${again.body._id}/cancel`, {
    as: stay.host,
    body: { reason: 'No' },
  })
  expect(await notificationsOf(api, guest)).toEqual(['Dates_free_again'])
})

test('an expired hold notifies the waiting list, but not when the next guest takes the dates in the same moment', async () => {
  const terms = { paymentType: 'fullPayment' } as const
  const stay = await aBookingAt(api, terms)
  const { guest } = await aWaitingGuest(stay.serviceId)
  api.clock.pass(16 * 60)
  await bookStay(api, await aGuest(api), stay.serviceId, terms)
  expect(await notificationsOf(api, guest)).toEqual([])
  api.clock.pass(16 * 60)
  await sweep(api)
  expect(await notificationsOf(api, guest)).toEqual(['Dates_free_again'])
})

test('a change of dates frees the old ones', async () => {
  const stay = await aBookingAt(api)
  const { guest } = await aWaitingGuest(stay.serviceId)
  await stay.byGuest('dates', { checkIn: '2026-03-25', checkOut: '2026-03-27' })
  expect(await notificationsOf(api, guest)).toEqual(['Dates_free_again'])
})

test('the waiting list refuses dates that are free or never sold, and own listings', async () => {
  const stay = await aBookingAt(api)
  const free = await aWaitingGuest(stay.serviceId, { checkIn: '2026-03-25', checkOut: '2026-03-26' })
  expect([free.answer.status, free.answer.body.code]).toEqual([409, 'dates_are_free'])
  const past = await aWaitingGuest(stay.serviceId, { checkIn: '2026-03-01', checkOut: '2026-03-02' })
  expect(past.answer.body.issues[0].code).toBe('past_day')
  const own = await api.call('POST', `/services/${stay.serviceId}/waiting`, { as: stay.host, body: DATES })
  expect(own.body.code).toBe('own_service')
})

test('a user who left the waiting list is not notified', async () => {
  const stay = await aBookingAt(api)
  const { guest } = await aWaitingGuest(stay.serviceId)
  const path = `/services/${stay.serviceId}/waiting`
  expect((await api.call('GET', path, { as: guest })).body.waiting).toMatchObject(DATES)
  expect((await api.call('DELETE', path, { as: guest })).body).toEqual({ waiting: null })
  expect((await api.call('GET', path, { as: guest })).body).toEqual({ waiting: null })
  await stay.byGuest('cancel')
  expect(await notificationsOf(api, guest)).toEqual([])
})

test('a user reads all own waiting dates, the soonest first, and which of them are free now', async () => {
  const [one, other] = [await aBookingAt(api), await aBookingAt(api)]
  const { guest } = await aWaitingGuest(one.serviceId)
  const sooner = { checkIn: '2026-03-19', checkOut: '2026-03-21' }
  await api.call('POST', `/services/${other.serviceId}/waiting`, { as: guest, body: sooner })
  await one.byGuest('cancel')
  const listed = async () => (await api.call('GET', '/waiting', { as: guest })).body
  expect(await listed()).toEqual([
    expect.objectContaining({
      serviceId: other.serviceId,
      period: { mode: 'daily', ...sooner },
      isFree: false,
    }),
    expect.objectContaining({ serviceId: one.serviceId, period: { mode: 'daily', ...DATES }, isFree: true }),
  ])
  expect((await api.call('GET', '/waiting', { as: await aGuest(api) })).body).toEqual([])
  api.clock.set(new Date('2026-03-21T12:00:00Z'))
  expect(await listed()).toEqual([])
})
