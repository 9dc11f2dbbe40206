import { randomUUID } from 'node:crypto'
import { booksOf } from '@/__tests__/server/support/books'
import { aBrowser } from '@/__tests__/server/support/browsers'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

const VISIT = {
  ...{ date: '2026-03-24', start: '20:00', hours: 2, adults: 4, children: 0, infants: 0, units: 1 },
  ...{ addOns: [], paymentType: 'fullPayment' },
} as const

/** Two hours of a pitch for 400 in four places; the guest has paid the first. */
async function aMatch(places = [100, 100, 100, 100], title = 'مباراة الثلاثاء') {
  const guest = await aGuest(api)
  const { id: serviceId } = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '00:00' },
    ...{ paymentType: 'fullPayment', prices: { hour: 20_000 } },
  })
  const headers = { 'idempotency-key': randomUUID() }
  const booked = await api.call('POST', '/bookings', { as: guest, body: { ...VISIT, serviceId }, headers })
  const path = `/bookings/${booked.body._id}`
  const started = await api.call('POST', `${path}/split`, { as: guest, body: { shares: places, title } })
  const token: string = started.body.split?.token ?? ''
  const pay = (as: TestUser, share: number, more: { ownPlaces?: number; source?: string } = {}) =>
    api.call('POST', `/splits/${token}/pay`, { as, body: { share, ...more } })
  const read = async () => (await api.call('GET', `/splits/${token}`)).body
  const seenByGuest = async () => (await api.call('GET', path, { as: guest })).body
  if (started.status === 200) await pay(guest, 1)
  return { guest, started, token, pay, read, seenByGuest, path }
}

/** The provider captures what is open. */
async function settleAll() {
  for (const one of [...api.payments.reports.values()].filter(({ status }) => status === 'initiated')) {
    api.payments.reports.set(one.providerId, { ...one, status: 'paid' })
    await settlePayment(api.app.deps, one.providerId)
  }
}

const paidOf = ({ shares }: { shares: { isPaid: boolean }[] }) => shares.filter(({ isPaid }) => isPaid).length

test('everybody with the link reads title and first names; the last place confirms the booking', async () => {
  const { token, pay, read, seenByGuest } = await aMatch()
  const sara = await aGuest(api)
  await pay(sara, 2)
  const visitor = aBrowser(api, '10.9.0.1')
  const { otp } = (await visitor.post(`/splits/${token}/payer-code`, { phone: '0551112233' })).body
  await visitor.post(`/splits/${token}/payer`, { phone: '0551112233', otp, firstName: 'عمر' })
  await visitor.post(`/splits/${token}/pay`, { share: 3 })
  const open = await read()
  expect(open).toMatchObject({ title: 'مباراة الثلاثاء', state: 'open', remaining: 100 })
  expect(open.shares.map(({ by }: { by: string | null }) => by)).toEqual(['Sara', 'Sara', 'عمر', null])
  await pay(await aGuest(api), 4)
  expect(await read()).toMatchObject({ state: 'whole' })
  expect(await seenByGuest()).toMatchObject({ status: 'confirmed', paid: 400 })
  expect(await findDifferences(api.db)).toEqual([])
})

test('two who want one place at once get two places, a third one the last, and a fourth is refused', async () => {
  const { pay, read } = await aMatch()
  const players = await Promise.all([1, 2, 3, 4].map(() => aGuest(api)))
  api.payments.next = 'initiated'
  const answers = await Promise.all(players.map((one) => pay(one, 2)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
  await settleAll()
  expect(await read()).toMatchObject({ state: 'whole', remaining: 0 })
  expect((await booksOf(api))['psp_clearing']).toBe(-40_000)
})

test('a player whose press is sent twice has one place, also after the capture and where the wanted one was taken', async () => {
  const { pay, read } = await aMatch()
  const [sara, omar] = await Promise.all([aGuest(api), aGuest(api)])
  api.payments.next = 'initiated'
  await pay(sara, 2)
  await pay(omar, 2)
  await settleAll()
  for (const one of [sara, omar]) expect((await pay(one, 2)).status).toBe(200)
  expect([paidOf(await read()), api.payments.reports.size]).toEqual([3, 3])
})

test('a press sent again gets the place of the open attempt, also where the wanted one became free', async () => {
  const { pay, read } = await aMatch()
  const [sara, omar] = await Promise.all([aGuest(api), aGuest(api)])
  api.payments.next = 'initiated'
  await pay(omar, 2)
  await pay(sara, 2)
  const open = [...api.payments.reports.values()].find(({ status }) => status === 'initiated')
  if (!open) throw new Error('no payment is open')
  api.payments.reports.set(open.providerId, { ...open, status: 'failed' })
  await settlePayment(api.app.deps, open.providerId)
  await pay(sara, 2)
  await settleAll()
  expect([paidOf(await read()), api.payments.reports.size]).toEqual([2, 3])
})

test('who wants one place more than the page showed as paid pays one, once', async () => {
  const { guest, pay, read } = await aMatch()
  const sara = await aGuest(api)
  await pay(sara, 2)
  for (const _ of ['sent', 'sent again']) await pay(sara, 3, { ownPlaces: 1 })
  expect(paidOf(await read())).toBe(3)
  await pay(guest, 4)
  expect(paidOf(await read())).toBe(3)
  await pay(guest, 3, { ownPlaces: 1 })
  expect(await read()).toMatchObject({ state: 'whole' })
})

test('another player joins where cards were declined at the wanted place', async () => {
  const { pay, read } = await aMatch()
  const [thief, sara] = await Promise.all([aGuest(api), aGuest(api)])
  for (let i = 0; i < 5; i += 1)
    expect((await pay(thief, 2, { source: 'test_declined' })).body.code).toBe('payment_declined')
  expect((await pay(thief, 2)).body.code).toBe('too_many_declines')
  expect((await pay(sara, 2)).status).toBe(200)
  expect((await read()).shares.map(({ isPaid }: { isPaid: boolean }) => isPaid)).toEqual([
    ...[true, false, true, false],
  ])
})

test('the guest may pay the places that are left, and what is not whole in time goes back to each card', async () => {
  const one = await aMatch()
  for (const place of [2, 3, 4])
    expect((await one.pay(one.guest, place, { ownPlaces: place - 1 })).status).toBe(200)
  expect(await one.seenByGuest()).toMatchObject({ status: 'confirmed' })
  const other = await aMatch()
  await other.pay(await aGuest(api), 2)
  api.clock.pass(24 * 3600 + 1)
  await sweep(api)
  await sweep(api)
  expect(await other.read()).toMatchObject({ state: 'returned', payBy: null })
  expect(api.payments.refunds.map(({ amountHalalas }) => amountHalalas)).toEqual([10_000, 10_000])
})

test.each([
  ['places of different prices', [150, 100, 100, 50], 'A match'],
  ['a title without a letter', [100, 100, 100, 100], '123'],
  ['a title that is too long', [100, 100, 100, 100], 'a'.repeat(61)],
])('%s are refused', async (_, places, title) => {
  expect((await aMatch(places, title)).started.status).toBe(400)
})

test('a booking by the night has no match, and shares between friends have no names', async () => {
  const guest = await aGuest(api)
  const { id: serviceId } = await aListing(api, { paymentType: 'fullPayment' })
  const body = {
    ...{ serviceId, checkIn: '2026-03-20', checkOut: '2026-03-22', adults: 2, children: 0, infants: 0 },
    ...{ units: 1, addOns: [], paymentType: 'fullPayment' },
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { _id } = (await api.call('POST', '/bookings', { as: guest, body, headers })).body
  const split = (more: object) =>
    api.call('POST', `/bookings/${_id}/split`, { as: guest, body: { shares: [500, 500], ...more } })
  expect((await split({ title: 'A match' })).status).toBe(400)
  const { token } = (await split({})).body.split
  await api.call('POST', `/splits/${token}/pay`, { as: guest, body: { share: 1 } })
  const { title, shares } = (await api.call('GET', `/splits/${token}`)).body
  expect([title, shares.map(({ by }: { by: null }) => by)]).toEqual([null, [null, null]])
})
