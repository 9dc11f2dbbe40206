import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aPaidHost, earn, earnLater, staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type Host } from '@/__tests__/server/support/users'
import { payouts } from '@/server/db/schema/money/payouts'
import { requestScheduled } from '@/server/modules/money/payouts/schedules/request-scheduled'

const api = appForTests()
const DAY_S = 86_400

const choose = (as: Host, body: object) => api.call('PUT', '/vender/payout-schedule', { as, body })
const amounts = async ({ vendorId }: Host) =>
  (await api.db.select().from(payouts).where(eq(payouts.vendorId, vendorId))).map(
    ({ amountHalalas }) => amountHalalas,
  )
const run = () => requestScheduled(api)
const earningsOf = async (as: Host) => (await api.call('GET', '/vender/earnings', { as })).body
const hold = async (host: Host, verb: 'hold' | 'lift' = 'hold') =>
  api.call('POST', `/admin/earnings/${host.vendorId}/${verb}`, {
    as: await anAdmin(api),
    body: { reason: 'We check a report' },
  })

/** From the Sunday on which tests begin, 12:00, to the first minute of a later day in Riyadh. */
const passToDay = (days: number) => api.clock.pass(12 * 3600 + (days - 1) * DAY_S)

test('a weekly payout is requested on its day in Riyadh, once, and the vendor is notified', async () => {
  const host = await aPaidHost(api)
  expect((await choose(host, { schedule: 'weekly', weekday: 'tuesday' })).body).toEqual({
    schedule: 'weekly',
    weekday: 'tuesday',
    nextOn: '2026-03-17',
  })
  await run()
  expect(await amounts(host)).toEqual([])
  passToDay(2)
  api.clock.pass(-1)
  await run()
  expect(await amounts(host)).toEqual([])
  api.clock.pass(1)
  await Promise.all([run(), run(), run()])
  expect(await amounts(host)).toEqual([88_500])
  expect((await earningsOf(host)).schedule.nextOn).toBe('2026-03-24')
  expect(await notificationsOf(api, host)).toEqual(['Payout_scheduled'])
  await earn(api, host, 20_000)
  await run()
  expect(await amounts(host)).toHaveLength(1)
})

test('after a week in which nothing ran, one request takes all, and the next is on the coming day', async () => {
  const host = await aPaidHost(api)
  await choose(host, { schedule: 'daily' })
  await staySignedIn(api)
  passToDay(9)
  await run()
  await run()
  expect(await amounts(host)).toEqual([88_500])
  expect((await earningsOf(host)).schedule.nextOn).toBe('2026-03-25')
})

test('below the minimum, frozen, stopped and without an account nothing is requested, and no notification is sent', async () => {
  const low = await aPaidHost(api, 9_999)
  const without = await aHost(api)
  await earn(api, without, 20_000)
  const stopped = await aPaidHost(api)
  const frozen = await aPaidHost(api)
  for (const host of [low, without, stopped, frozen]) await choose(host, { schedule: 'daily' })
  expect((await hold(stopped)).status).toBe(204)
  const account = { iban: 'SA4420000001234567891234', holderName: 'Sara Alharbi' }
  await api.call('PUT', '/vender/bank-account', { as: frozen, body: account })
  passToDay(1)
  await run()
  for (const [host, obstacle] of [
    [low, 'below_minimum_payout'],
    [without, 'bank_account_needed'],
    [stopped, 'payouts_stopped'],
    [frozen, 'payouts_locked'],
  ] as const) {
    expect([obstacle, await amounts(host)]).toEqual([obstacle, []])
    expect(await earningsOf(host)).toMatchObject({ obstacle, schedule: { nextOn: '2026-03-17' } })
  }
  expect(await notificationsOf(api, low)).toEqual([])
  expect((await hold(stopped, 'lift')).status).toBe(204)
  passToDay(4)
  await run()
  expect([await amounts(stopped), await amounts(frozen)]).toEqual([[88_500], [88_500]])
})

test('a schedule that the vendor ends requests nothing more; a weekly one has a weekday', async () => {
  const host = await aPaidHost(api)
  expect((await choose(host, { schedule: 'weekly' })).status).toBe(400)
  await choose(host, { schedule: 'daily' })
  expect((await choose(host, { schedule: 'onRequest' })).body.nextOn).toBeNull()
  passToDay(3)
  await run()
  expect(await amounts(host)).toEqual([])
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await choose(desk, { schedule: 'daily' })).status).toBe(403)
  expect((await api.call('PUT', '/vender/payout-schedule', { as: await aGuest(api), body: {} })).status).toBe(
    403,
  )
})

test('a request beside the schedule beside a hold at once: the money leaves once or stays', async () => {
  const hosts = await Promise.all(Array.from({ length: 8 }, () => aPaidHost(api)))
  for (const host of hosts) await choose(host, { schedule: 'daily' })
  passToDay(1)
  const statuses = await Promise.all(
    hosts.flatMap((host) => [
      api.call('POST', '/vender/payouts', { as: host, body: {} }).then(({ status }) => status),
      run().then(() => 200),
      hold(host).then(({ status }) => status),
    ]),
  )
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  for (const host of hosts) {
    const made = await amounts(host)
    const { available } = await earningsOf(host)
    expect([available, made]).toEqual(made.length === 0 ? [885, []] : [0, [88_500]])
  }
  const books = await booksOf(api)
  expect((books['payout_clearing'] ?? 0) + (books['vendor_available'] ?? 0)).toBe(8 * 88_500)
})

test('the last payout before an account is closed may be below the minimum, once nothing more is to come', async () => {
  const host = await aPaidHost(api, 1_234)
  const last = () => api.call('POST', '/vender/payouts/last', { as: host })
  const pending = await aPaidHost(api, 1_234)
  await earnLater(api, pending, 5_000)
  const early = await api.call('POST', '/vender/payouts/last', { as: pending })
  expect([early.status, early.body.code]).toEqual([409, 'money_to_come'])
  expect((await earningsOf(pending)).mayTakeRest).toBe(false)
  expect((await earningsOf(host)).mayTakeRest).toBe(true)
  expect((await last()).body).toMatchObject({ amount: 12.34, state: 'requested' })
  expect((await last()).body.code).toBe('below_minimum_payout')
})
