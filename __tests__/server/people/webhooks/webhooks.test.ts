import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import { eq } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, send } from '@/__tests__/server/support/vendor-listings'
import { webhookDeliveries } from '@/server/db/schema/people/webhooks'
import { outbox } from '@/server/db/schema/platform/outbox'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sharedRounds } from '@/server/modules/platform/outbox/run-due-jobs'
import { httpsWebhooks } from '@/server/ports/webhooks'

const api = appForTests()

const URL_OF = 'https://pms.example.com/diyar'
const ALL = '/vender/webhooks'
const subscribe = async (as: TestUser, events = ['booking.created'], url = URL_OF) =>
  api.call('POST', ALL, { as, body: { url, events } })
const deliveriesOf = async (as: TestUser) => (await api.call('GET', ALL, { as })).body.data[0].deliveries

test('a booking reaches the endpoint of its vendor once, as the vendor reads it, with a valid signature', async () => {
  const place = await aListing(api)
  const { body: made } = await subscribe(place.host)
  await subscribe(await aHost(api))
  const stay = (await bookStay(api, await aGuest(api), place.id)).body
  await workThrough(api)
  expect(api.webhooks.sent).toHaveLength(1)
  const [sent] = api.webhooks.sent
  const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(sent?.headers['diyar-signature'] ?? '') ?? []
  expect(made.secret).toMatch(/^whsec_[\w-]{43}$/)
  expect(createHmac('sha256', made.secret).update(`${time}.${sent?.body}`).digest('hex')).toBe(signature)
  const body = JSON.parse(sent?.body ?? '')
  const shown = await api.call('GET', `/vender/bookings/${stay._id}`, { as: place.host })
  expect(body).toMatchObject({ type: 'booking.created', version: 1, data: shown.body })
  expect(await deliveriesOf(place.host)).toMatchObject([
    { _id: body.id, state: 'delivered', lastStatus: 200 },
  ])
})

test('each step is sent once and by its name: new dates when they are paid, a complaint after the end as a change', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await subscribe(stay.host, ['booking.confirmed', 'booking.changed', 'booking.cancelled'])
  const told = async () => {
    await workThrough(api)
    return api.webhooks.sent.splice(0).map(({ body }) => JSON.parse(body).type)
  }
  await stay.byGuest('pay')
  expect(await told()).toEqual(['booking.confirmed'])
  await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-23' })
  expect(await told()).toEqual([])
  await stay.byGuest('pay', { purpose: 'difference' })
  expect(await told()).toEqual(['booking.changed'])
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await stay.byGuest('exception', { reason: 'I was ill' })
  expect(await told()).toEqual(['booking.changed'])
  await stay.byVendor('no-show')
  expect(await told()).toEqual(['booking.cancelled'])
  const as = await anAdmin(api)
  const { data } = (await api.call('GET', '/admin/cancellations', { as })).body
  const granted = await api.call('POST', `/admin/cancellations/${data[0]._id}/approve`, {
    as,
    body: { percent: 40 },
  })
  expect(granted.status).toBe(200)
  expect(await told()).toEqual(['booking.changed'])
})

test('a failed delivery is tried again after a pause with the same id, and a job that runs twice sends once', async () => {
  const place = await aListing(api)
  await subscribe(place.host)
  await bookStay(api, await aGuest(api), place.id)
  const [job] = (await api.db.select().from(outbox)).filter(({ kind }) => kind === 'webhook')
  api.webhooks.status = 500
  await workThrough(api)
  expect(await deliveriesOf(place.host)).toMatchObject([{ state: 'waiting', attempts: 1, lastStatus: 500 }])
  if (job) await api.db.insert(outbox).values({ ...job, id: 'ran-before-crash' })
  await workThrough(api)
  expect(api.webhooks.sent).toHaveLength(1)
  api.webhooks.status = 204
  api.clock.pass(61)
  await workThrough(api)
  expect(await deliveriesOf(place.host)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  expect(new Set(api.webhooks.sent.map(({ body }) => body)).size).toBe(1)
})

test('after days without an answer an endpoint is disabled, and a test that succeeds enables it', async () => {
  const place = await aListing(api)
  const { body: made } = await subscribe(place.host, ['calendar.changed'])
  const change = { close: [{ from: '2026-04-01', to: '2026-04-02' }] }
  const calendar = `/vender/services/${place.id}/calendar`
  api.webhooks.status = null
  for (const seconds of [0, 73 * 3600]) {
    api.clock.pass(seconds)
    await api.call('PUT', calendar, { as: place.host, body: change })
    await workThrough(api)
  }
  const isDisabled = async () =>
    (await api.call('GET', ALL, { as: place.host })).body.data[0].disabledAt !== null
  expect(await isDisabled()).toBe(true)
  const told = async () => {
    const { body } = await api.call('GET', '/vender/notification', { as: place.host })
    return body.filter(({ type }: { type: string }) => type === 'Webhook_disabled')
  }
  expect(await told()).toMatchObject([{ description: expect.stringContaining('pms.example.com') }])
  const before = api.webhooks.sent.length
  await api.call('PUT', calendar, { as: place.host, body: change })
  await workThrough(api)
  expect(api.webhooks.sent).toHaveLength(before)
  api.webhooks.status = 200
  expect((await api.call('POST', `${ALL}/${made._id}/test`, { as: await aHost(api) })).status).toBe(404)
  await api.call('POST', `${ALL}/${made._id}/test`, { as: place.host })
  await workThrough(api)
  expect(await isDisabled()).toBe(false)
})

test('a vendor whose endpoint never answers and who has thirty tests waiting delays no delivery of another, and nothing runs twice', async () => {
  const [slow, quick] = [await aHost(api), await aHost(api)]
  const answers: Record<string, (() => void)[]> = {}
  const webhooks = {
    post: (url: string) =>
      new Promise<number>((resolve) => {
        answers[url] = [...(answers[url] ?? []), () => resolve(200)]
      }),
  }
  const deps = { ...api.app.deps, webhooks }
  const test = async (as: TestUser, name: string, times: number) => {
    const { body } = await subscribe(as, ['booking.created'], `https://${name}.example.com/`)
    for (let i = 0; i < times; i++) await api.call('POST', `${ALL}/${body._id}/test`, { as })
    return `https://${name}.example.com/`
  }
  const slowUrl = await test(slow, 'slow', 30)
  const quickUrl = await test(quick, 'quick', 1)
  const lane = sharedRounds(deps, jobHandlersOf(deps), ['webhook'])
  expect(await lane.round()).toBe(5)
  await eventually(() => answers[slowUrl]?.length === 4 && answers[quickUrl]?.length === 1)
  for (const answer of answers[quickUrl] ?? []) answer()
  await eventually(async () => (await deliveriesOf(quick))[0].state === 'delivered')
  await api.call('POST', `${ALL}/${(await api.call('GET', ALL, { as: quick })).body.data[0]._id}/test`, {
    as: quick,
  })
  await eventually(async () => (await lane.round()) === 1)
  await eventually(() => answers[quickUrl]?.length === 2)
  expect(answers[slowUrl]).toHaveLength(4)

  const finishAll = async () => {
    for (const all of Object.values(answers)) for (const answer of all.splice(0)) answer()
    await lane.round()
    const left = await api.db.select().from(outbox).where(eq(outbox.kind, 'webhook'))
    return left.length === 0
  }
  await eventually(finishAll)
  await lane.settled()
  const states = await api.db.select().from(webhookDeliveries)
  expect(states.map(({ state, attempts }) => [state, attempts])).toEqual(
    Array.from({ length: 32 }, () => ['delivered', 1]),
  )
})

test('thirty tests and repeats an hour are one vendor’s share; the next one is refused with the wait', async () => {
  const vendor = await aHost(api)
  const { body: made } = await subscribe(vendor)
  const statuses: number[] = []
  for (let i = 0; i < 31; i++)
    statuses.push((await api.call('POST', `${ALL}/${made._id}/test`, { as: vendor })).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429])
  const [delivery] = await deliveriesOf(vendor)
  const again = await api.call('POST', `/vender/webhook-deliveries/${delivery._id}/again`, { as: vendor })
  expect([again.status, again.body.code]).toEqual([429, 'too_many_requests'])
  expect(await api.db.select().from(outbox)).toHaveLength(30)
  const other = await aHost(api)
  const { body: others } = await subscribe(other)
  expect((await api.call('POST', `${ALL}/${others._id}/test`, { as: other })).status).toBe(204)
})

test.each([
  'http://pms.example.com',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://a.example.com:8443/x',
])('an endpoint at %s is refused', async (url) => {
  const { status, body } = await subscribe(await aHost(api), ['booking.created'], url)
  expect([status, body.issues[0]]).toEqual([
    400,
    expect.objectContaining({ path: 'url', code: 'webhook_address' }),
  ])
})

test('no request goes to a name that resolves into our network', async () => {
  const calls: string[] = []
  const server = createServer((request) => void calls.push(request.url ?? ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sender = httpsWebhooks((_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }] as never, 4),
  )
  await expect(sender.post(URL_OF, '{}', {})).rejects.toThrow('not a public address')
  expect(calls).toEqual([])
  server.close()
})

const IMPORTED = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:a1
DTSTART;VALUE=DATE:20260320
DTEND;VALUE=DATE:20260322
END:VEVENT
END:VCALENDAR
`

test('what changes days or prices is sent once: chosen days, an import, an edit and a pause', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  await subscribe(host, ['calendar.changed'])
  const importUrl = 'https://calendar.example.com/one.ics'
  api.calendars.set(importUrl, IMPORTED)
  const calendar = `/vender/services/${id}/calendar`
  const days = { close: [{ from: '2026-04-01', to: '2026-04-02' }], open: [], prices: [] }
  await api.call('PUT', calendar, { as: host, body: { close: days.close, importUrl } })
  for (let i = 0; i < 2; i += 1) await api.call('POST', `${calendar}/import`, { as: host })
  await send(api, host, `/chalet/${id}`, payload, 'PUT')
  await send(api, host, `/chalet/${id}/pause`, undefined)
  await workThrough(api)
  const sent = api.webhooks.sent.map(({ body }) => JSON.parse(body).data)
  const whole = { serviceId: id, close: [], open: [], prices: [], isWhole: true }
  expect(sent).toHaveLength(4)
  expect(sent).toContainEqual({ serviceId: id, ...days, isWhole: false })
  expect(sent.filter(({ isWhole }) => isWhole)).toEqual([whole, whole, whole])
})

test('the address of a removed member gets no repeat of what failed before, and does not come back by an answer', async () => {
  const place = await aListing(api)
  const manager = await aMember(api, place.host.vendorId, 'manager')
  await subscribe(manager)
  api.webhooks.status = 500
  const book = async (checkIn: string, checkOut: string) => {
    expect((await bookStay(api, await aGuest(api), place.id, { checkIn, checkOut })).status).toBe(201)
    await workThrough(api)
  }
  await book('2026-04-01', '2026-04-02')
  expect(api.webhooks.sent).toHaveLength(1)
  expect((await api.call('DELETE', `/vender/members/${manager.id}`, { as: place.host })).status).toBe(204)
  api.webhooks.status = 200
  api.clock.pass(6 * 3600)
  await workThrough(api)
  await book('2026-04-03', '2026-04-04')
  expect(api.webhooks.sent).toHaveLength(1)
  expect((await api.call('GET', ALL, { as: place.host })).body.data).toMatchObject([
    { disabledAt: expect.any(String) },
  ])
})

test('the address of a suspended member rests until the suspension ends', async () => {
  const place = await aListing(api)
  const manager = await aMember(api, place.host.vendorId, 'manager')
  await subscribe(manager)
  const admin = await anAdmin(api)
  for (const [verb, day, sent] of [
    ['block', '01', 0],
    ['unblock', '03', 1],
  ] as const) {
    await api.call('POST', `/admin/users/${manager.id}/${verb}`, { as: admin, body: { reason: 'Fraud?' } })
    const dates = { checkIn: `2026-04-${day}`, checkOut: `2026-04-0${Number(day) + 1}` }
    expect((await bookStay(api, await aGuest(api), place.id, dates)).status).toBe(201)
    await workThrough(api)
    expect(api.webhooks.sent).toHaveLength(sent)
  }
})
