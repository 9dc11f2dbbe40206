import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { type OpenDb, openDatabase } from '@/server/db/open'
import { payments, refunds } from '@/server/db/schema/payments'
import { eventually } from '../../eventually'
import { aListing } from '../support/listings'
import { MOYASAR_KEYS, type MoyasarServer, startMoyasar } from '../support/moyasar-server'
import type { TestApp } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'
import { type ApiProcess, bundleApi, startApi } from './api-process'

let dataDir: string
let bundle: string
let guest: TestUser
let listingId: string
let moyasar: MoyasarServer
let night = 1

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'diyar-payments-'))
  bundle = bundleApi()
  moyasar = await startMoyasar()
  await withDatabase(async ({ db }) => {
    const test = { db, clock: { now: () => new Date() } } as TestApp
    guest = await aGuest(test)
    listingId = (await aListing(test, { paymentType: 'fullPayment' })).id
  })
}, 60_000)

afterAll(async () => {
  await moyasar.close()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function withDatabase<T>(work: (opened: OpenDb) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

const startWithMoyasar = () =>
  startApi(bundle, dataDir, {
    PAYMENTS: 'moyasar',
    MOYASAR_URL: moyasar.url,
    MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
    MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
    MOYASAR_WEBHOOK_SECRET: MOYASAR_KEYS.webhookSecret,
  })

async function book(api: ApiProcess): Promise<string> {
  const checkIn = addDays(riyadhDay(new Date()), 30 + night++)
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' }
  const body = { serviceId: listingId, checkIn, checkOut: addDays(checkIn, 1), ...party }
  const answer = await api.post('/bookings', guest.token, `night-${night}`, body)
  expect(answer?.status).toBe(201)
  return answer?.body._id ?? ''
}

const press = (api: ApiProcess, path: string, body: unknown = {}) =>
  api.post(path, guest.token, 'unused', body)

async function statusOf(api: ApiProcess, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${guest.token}` }
  const answer = await fetch(`${api.origin}/api/v1/bookings/${id}`, { headers })
  return ((await answer.json()) as { status: string }).status
}

test('kill -9 after the charge and before its answer, then in the refund: provider and booking agree, each once', async () => {
  const first = await startWithMoyasar()
  const id = await book(first)
  moyasar.faults.push('pending')
  const charged = moyasar.nextPending()
  const pressed = press(first, `/bookings/${id}/pay`, { source: 'token_paid' })
  await charged
  await first.kill()
  await pressed
  expect(moyasar.charges).toBe(1)

  const second = await startWithMoyasar()
  expect(await statusOf(second, id)).toBe('awaiting_payment')
  expect((await press(second, `/bookings/${id}/pay`, { source: 'token_paid' }))?.status).toBe(200)
  expect(await statusOf(second, id)).toBe('confirmed')
  expect(moyasar.charges).toBe(1)
  expect((await press(second, `/bookings/${id}/cancel`))?.status).toBe(200)
  await second.kill()

  // The refund is read first; the second call is the refund itself, whose answer never comes.
  moyasar.faults.push(null, 'pending')
  const refunded = moyasar.nextPending()
  const third = await startWithMoyasar()
  await refunded
  await third.kill()
  await withDatabase(({ db }) => db.update(refunds).set({ runAt: new Date() }))
  const fourth = await startWithMoyasar()
  await fourth.stop()
  const [payment] = [...moyasar.payments.values()]
  await withDatabase(async ({ db }) => {
    const [row] = await db.select().from(payments)
    expect(row).toMatchObject({ state: 'paid', providerId: payment?.id, amountHalalas: payment?.amount })
    expect(await db.select().from(refunds)).toMatchObject([
      { state: 'done', amountHalalas: payment?.refunded, paymentId: row?.id },
    ])
  })
}, 240_000)

test('a card or a token that is sent to the api leaves nothing in its log, nor do the keys of the provider', async () => {
  const api = await startWithMoyasar()
  const id = await book(api)
  const pay = (body: object) => press(api, `/bookings/${id}/pay`, { source: 'token_paid', ...body })
  const card = { number: '4111111111111111', name: 'Typed Holder' }
  expect((await pay(card))?.status).toBe(400)
  moyasar.faults.push(500)
  expect((await pay({}))?.status).toBe(503)
  expect((await pay({}))?.status).toBe(200)
  await api.stop()
  const log = JSON.stringify(api.log())
  expect(log).toContain('the payment provider did not answer')
  const { secretKey, webhookSecret } = MOYASAR_KEYS
  for (const secret of [...Object.values(card), 'token_paid', secretKey, webhookSecret])
    expect(log).not.toContain(secret)
}, 120_000)

test('kill -9 while the sandbox owes a late answer: after the restart its webhook arrives and confirms', async () => {
  const first = await startApi(bundle, dataDir)
  const id = await book(first)
  await press(first, `/bookings/${id}/pay`)
  await first.kill()
  const [open] = await withDatabase(({ db }) => db.select().from(payments).where(eq(payments.bookingId, id)))
  const second = await startApi(bundle, dataDir)
  const choice = { method: 'mada', outcome: 'late' }
  expect((await press(second, `/payments/sandbox/${open?.providerId}/choose`, choice))?.status).toBe(200)
  await second.kill()
  const third = await startApi(bundle, dataDir)
  await eventually(async () => expect(await statusOf(third, id)).toBe('confirmed'))
  await third.stop()
}, 240_000)
