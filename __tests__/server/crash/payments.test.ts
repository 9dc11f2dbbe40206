import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { giveBalance } from '@/__tests__/server/support/balances'
import { booksOf } from '@/__tests__/server/support/books'
import { migratedDataDir } from '@/__tests__/server/support/database'
import { aListing } from '@/__tests__/server/support/listings'
import {
  MOYASAR_KEYS,
  type MoyasarServer,
  type Stall,
  startMoyasar,
} from '@/__tests__/server/support/outside/moyasar-server'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { addDays, addMinutes, riyadhDay } from '@/lib/domain/time/days'
import { type OpenDb, openDatabase } from '@/server/db/open'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sendRefunds } from '@/server/modules/bookings/payments/refunds/send-refunds'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { moyasarPayments } from '@/server/ports/payments/moyasar'
import { type ApiProcess, bundleApi, startApi } from './api-process'

/** What the guest has, and what of it pays beside the card of one booking. */
const GIVEN = 20_000
const PART = 100

let dataDir: string
let bundle: string
let guest: TestUser
let listingId: string
let moyasar: MoyasarServer
let nights = 0

beforeAll(async () => {
  dataDir = await migratedDataDir('payments')
  bundle = bundleApi()
  moyasar = await startMoyasar()
  await withDatabase(async ({ db }) => {
    const test = { db, clock: { now: () => new Date() } } as TestApp
    guest = await aGuest(test)
    await giveBalance(test, guest, GIVEN)
    listingId = (await aListing(test, { paymentType: 'fullPayment' })).id
  })
}, 60_000)

afterAll(async () => {
  await moyasar.close()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function withDatabase(work: (opened: OpenDb) => Promise<void>): Promise<void> {
  const opened = await openDatabase({ dataDir })
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

const start = () =>
  startApi(bundle, dataDir, {
    PAYMENTS: 'moyasar',
    MOYASAR_URL: moyasar.url,
    MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
    MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
    MOYASAR_WEBHOOK_SECRET: MOYASAR_KEYS.webhookSecret,
  })

/** One day for the whole run, also when it goes on after midnight. */
const TODAY = riyadhDay(new Date())

/** Books a night of its own. */
async function book(api: ApiProcess): Promise<{ _id: string; code: string }> {
  const checkIn = addDays(TODAY, 30 + nights++)
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' }
  const body = { serviceId: listingId, checkIn, checkOut: addDays(checkIn, 1), ...party }
  const answer = await api.post('/bookings', guest.token, `night-${nights}`, body)
  if (answer?.status !== 201) throw new Error(JSON.stringify(answer))
  return answer.body
}

const press = async (api: ApiProcess, id: string, verb: 'pay' | 'cancel', body: object = {}) =>
  (await api.post(`/bookings/${id}/${verb}`, guest.token, 'unused', body))?.status

/** The provider's calls of paying and of refunding, and at which the process is killed. */
type Step = Omit<Stall, 'code'>
const STEPS: { pay: Step; refund: Step; balancePart?: number }[] = [
  { pay: { call: 'create', work: 'undone' }, refund: { call: 'find', work: 'undone' } },
  { pay: { call: 'create', work: 'done' }, refund: { call: 'refund', work: 'undone' }, balancePart: PART },
  { pay: { call: 'find', work: 'undone' }, refund: { call: 'refund', work: 'done' }, balancePart: PART },
]

test('kill -9 at each step of pay and of refund, by card and with a balance beside it: after a restart provider, ledger and bookings agree, each once', async () => {
  const first = await start()
  const stays: (Awaited<ReturnType<typeof book>> & (typeof STEPS)[number])[] = []
  for (const steps of STEPS) stays.push({ ...(await book(first)), ...steps })
  const unanswered = stays.map(({ code, pay }) => moyasar.stall({ code, ...pay }))
  const payStay = (api: ApiProcess, { _id, balancePart }: (typeof stays)[number]) =>
    press(api, _id, 'pay', { source: 'token_paid', balancePart })
  const presses = stays.map((stay) => payStay(first, stay))
  await Promise.all(unanswered)
  await first.kill()
  await Promise.all(presses)

  const second = await start()
  for (const stay of stays) expect(await payStay(second, stay)).toBe(200)
  const unrefunded = stays.map(({ code, refund }) => moyasar.stall({ code, ...refund }))
  for (const { _id } of stays) expect(await press(second, _id, 'cancel')).toBe(200)
  await second.kill()

  // What the second process had claimed is tried again after two minutes.
  await withDatabase(async ({ db }) => void (await db.update(refunds).set({ runAt: new Date() })))
  const third = await start()
  await Promise.all(unrefunded)
  await third.kill()
  await withDatabase(async ({ db }) => {
    const provider = moyasarPayments({ ...MOYASAR_KEYS, url: moyasar.url, publicOrigin: 'https://a.example' })
    const later = { now: () => addMinutes(new Date(), 60) }
    await sendRefunds({ db, clock: later, payments: provider })
    const atProvider = [...moyasar.payments.values()]
    expect(atProvider.map(({ amount, refunded }) => refunded - amount)).toEqual([0, 0, 0])
    expect(moyasar.charges).toBe(3)
    const taken = await db.select().from(payments)
    expect(taken.map(({ providerId, state, amountHalalas }) => [providerId, state, amountHalalas])).toEqual(
      expect.arrayContaining(atProvider.map(({ id, amount }) => [id, 'paid', amount])),
    )
    expect(taken.filter(({ provider }) => provider === 'balance')).toHaveLength(2)
    expect(taken).toHaveLength(5)
    const returned = await db.select().from(refunds)
    expect(returned.map(({ state }) => state)).toEqual(Array(5).fill('done'))
    const states = (await db.select().from(bookings)).map(({ state }) => state)
    expect(states).toEqual(['cancelled_by_guest', 'cancelled_by_guest', 'cancelled_by_guest'])
    expect(await booksOf({ db })).toEqual({ adjustments: -GIVEN, guest_wallet: GIVEN })
    expect(await findDifferences(db)).toEqual([])
  })
}, 240_000)

test('a card or a token that is sent to the api leaves nothing in its log, nor do the keys of the provider', async () => {
  const api = await start()
  const { _id } = await book(api)
  const pay = (body: object) => press(api, _id, 'pay', { source: 'token_paid', ...body })
  const card = { number: '4111111111111111', name: 'Typed Holder' }
  expect(await pay(card)).toBe(400)
  moyasar.faults.push(500)
  expect(await pay({})).toBe(503)
  expect(await pay({})).toBe(200)
  await api.stop()
  const log = JSON.stringify(api.log())
  expect(log).toContain('the payment provider did not answer')
  const { secretKey, webhookSecret } = MOYASAR_KEYS
  for (const secret of [...Object.values(card), 'token_paid', secretKey, webhookSecret])
    expect(log).not.toContain(secret)
}, 60_000)
