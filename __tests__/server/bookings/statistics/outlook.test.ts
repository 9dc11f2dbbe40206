import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { addDays, nightsOf, weekdayOf } from '@/lib/domain/time/days'

const api = appForTests()

const outlookOf = async (as: { token: string }, listing: string): Promise<StatisticsWire['outlook']> =>
  (await api.call('GET', `/vender/statistics?listing=${listing}`, { as })).body.outlook

test('the nights of weekdays that stayed empty are named, those that are usually booked or taken already not', async () => {
  const publishedAt = new Date('2026-03-15T00:00:00Z')
  const { id, host } = await aListing(api, { publishedAt })
  await staySignedIn(api)
  const begin = '2026-03-16'
  for (const day of nightsOf(begin, addDays(begin, 83)).filter((one) => weekdayOf(one) === 'friday')) {
    api.clock.set(new Date(`${addDays(day, -1)}T09:00:00Z`))
    const guest = await aGuest(api)
    const answer = await bookStay(api, guest, id, { checkIn: day, checkOut: addDays(day, 1) })
    expect(answer.status).toBe(201)
  }
  const today = addDays(begin, 83)
  api.clock.set(new Date(`${today}T09:00:00Z`))
  const taken =
    nightsOf(addDays(today, 2), addDays(today, 9)).find((one) => weekdayOf(one) === 'monday') ?? ''
  await bookStay(api, await aGuest(api), id, { checkIn: taken, checkOut: addDays(taken, 1) })
  const outlook = await outlookOf(host, id)
  const coming = nightsOf(today, addDays(today, 30))
  expect(outlook?.nights?.map(({ day }) => day)).toEqual(
    coming.filter((day) => weekdayOf(day) !== 'friday' && day !== taken),
  )
  expect(outlook?.nights?.[0]?.price).toBe(500)
  const passed = nightsOf('2026-03-15', today)
  const empty = passed.filter((day) => weekdayOf(day) !== 'friday').length
  expect(outlook).toMatchObject({
    emptyBefore: empty,
    unearned: [
      { percent: 10, amount: empty * 450 },
      { percent: 20, amount: empty * 400 },
    ],
  })
})

test('a new listing has no nights to judge by, closed nights are not empty, and hours have none', async () => {
  const { id, host } = await aListing(api, { publishedAt: new Date('2026-03-10T00:00:00Z') })
  expect(await outlookOf(host, id)).toEqual({
    nights: null,
    emptyBefore: 5,
    unearned: [
      { percent: 10, amount: 2250 },
      { percent: 20, amount: 2000 },
    ],
  })
  const close = [{ from: '2026-03-15', to: '2026-03-17' }]
  await staySignedIn(api)
  await api.call('PUT', `/vender/services/${id}/calendar`, { as: host, body: { close } })
  api.clock.set(new Date('2026-03-18T09:00:00Z'))
  expect(await outlookOf(host, id)).toMatchObject({ emptyBefore: 6 })
  const hourly = await aListing(api, { host, pricingMode: 'hourly', prices: { allDays: null, hour: 10_000 } })
  expect(await outlookOf(host, hourly.id)).toBeNull()
})
