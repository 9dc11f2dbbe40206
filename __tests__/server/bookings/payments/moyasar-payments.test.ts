import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  MOYASAR_KEYS,
  type MoyasarServer,
  startMoyasar,
} from '@/__tests__/server/support/outside/moyasar-server'
import { appForTests } from '@/__tests__/server/support/test-app'
import { payments, refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { moyasarPayments } from '@/server/ports/payments/moyasar'
import type { PaymentsPort } from '@/server/ports/payments/port'

let moyasar: MoyasarServer
let port: PaymentsPort
// Before the app, which needs its address.
beforeAll(async () => {
  moyasar = await startMoyasar()
})
const api = appForTests({}, null, () => {
  port = moyasarPayments({ ...MOYASAR_KEYS, url: moyasar.url, publicOrigin: 'https://www.example.sa' })
  return { payments: port }
})
afterAll(() => moyasar.close())
beforeEach(() => {
  moyasar.payments.clear()
  moyasar.faults.length = 0
  moyasar.charges = 0
})

const PAID_NOW = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
interface Announced {
  secret_token?: string
  amount?: number
  currency?: string
}

const announce = (
  id: string,
  type: string,
  { secret_token = MOYASAR_KEYS.webhookSecret, ...data }: Announced = {},
) =>
  api.call('POST', '/payments/webhooks/moyasar', {
    body: {
      id: `e-${type}`,
      type,
      created_at: '2026-03-15',
      secret_token,
      account_name: null,
      live: false,
      data: { id, status: 'paid', amount: 110_000, currency: 'SAR', ...data },
    },
  })
const theOne = () => [...moyasar.payments.values()][0]

test('twenty webhooks in any order, before and after the return, one with a wrong amount: one charge, one confirmation', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const begun = await stay.byGuest('pay', { source: 'token_3ds' })
  expect(begun.body.payment.actionUrl).toContain('/card_auth/')
  const id = theOne()?.id ?? ''
  await announce(id, 'payment_paid')
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  moyasar.pay(id)
  expect((await announce(id, 'payment_paid', { secret_token: 'a wrong secret' })).status).toBe(403)
  for (const wrong of [{ amount: 1 }, { currency: 'USD' }]) {
    expect((await announce(id, 'payment_paid', wrong)).status).toBe(400)
  }
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  const types = ['payment_paid', 'payment_faild', 'payment_captured', 'payment_failed']
  const ten = () => Array.from({ length: 10 }, (_, i) => announce(id, types[i % 4] ?? ''))
  await Promise.all([...ten(), stay.byGuest('pay/check')])
  await Promise.all([...ten(), announce(id, 'payment_paid', { amount: 1 })])
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
  expect(moyasar.charges).toBe(1)
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -110_000 })
})

test('another amount or currency at the provider confirms nothing and waits for an admin', async () => {
  for (const change of [{ amount: 1 }, { currency: 'USD' }]) {
    moyasar.payments.clear()
    const stay = await aBookingAt(api, PAID_NOW)
    await stay.byGuest('pay', { source: 'token_3ds' })
    const payment = theOne()
    Object.assign(payment ?? {}, change, { status: 'paid' })
    expect((await announce(payment?.id ?? '', 'payment_paid', change)).status).toBe(400)
    api.clock.pass(30)
    await sweep(api.app.deps)
    expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  }
  expect(await api.db.select().from(unmatchedPayments)).toMatchObject([
    { reason: 'mismatch' },
    { reason: 'mismatch' },
  ])
})

test('a declined card gives its reason, takes nothing, and another one pays', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const declined = await stay.byGuest('pay', { source: 'token_funds' })
  expect([declined.status, declined.body.code, declined.body.reason]).toEqual([
    422,
    'payment_declined',
    'funds',
  ])
  const unknown = await stay.byGuest('pay', { source: 'token_that_is_none' })
  expect([unknown.status, unknown.body.reason]).toEqual([422, 'other'])
  expect((await stay.byGuest('pay', { source: 'token_paid' })).body.booking.status).toBe('confirmed')
  expect(moyasar.charges).toBe(1)
})

test('an answer lost after the charge is 503 for the guest, and the repeated press confirms without a second charge', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  moyasar.faults.push('lost')
  expect((await stay.byGuest('pay', { source: 'token_paid' })).status).toBe(503)
  expect((await stay.byGuest('pay', { source: 'token_paid' })).body.booking.status).toBe('confirmed')
  expect(moyasar.charges).toBe(1)
})

test('the guest who never comes back after the charge: the sweeper fetches the payment', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  moyasar.faults.push('lost')
  await stay.byGuest('pay', { source: 'token_paid' })
  api.clock.pass(30)
  await sweep(api.app.deps)
  expect((await stay.seenByGuest()).status).toBe('confirmed')
})

test('a provider that fails answers the webhook with a failure, so that it is sent again', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  await stay.byGuest('pay', { source: 'token_3ds' })
  const id = theOne()?.id ?? ''
  moyasar.pay(id)
  moyasar.faults.push(500)
  expect((await announce(id, 'payment_paid')).status).toBeGreaterThanOrEqual(500)
  expect((await announce(id, 'payment_paid')).status).toBe(200)
  expect((await stay.seenByGuest()).status).toBe('confirmed')
})

test('a cancelled booking is refunded once, though the answers of the provider are lost', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  await stay.byGuest('pay', { source: 'token_paid' })
  expect((await stay.byGuest('cancel')).status).toBe(200)
  moyasar.faults.push(null, 'lost')
  await sweep(api.app.deps)
  api.clock.pass(600)
  await sweep(api.app.deps)
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'done', amountHalalas: 110_000 }])
  expect(theOne()).toMatchObject({ status: 'refunded', refunded: 110_000 })
})

test('nothing of a card or its token is stored', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  await stay.byGuest('pay', { source: 'token_paid' })
  const rows = await api.db.select().from(payments).where(eq(payments.bookingId, stay.booking._id))
  expect(JSON.stringify(rows)).not.toContain('token_paid')
  const provider = await api.call('GET', '/payments/provider', { as: stay.guest })
  expect(provider.body).toEqual({
    provider: 'moyasar',
    methods: ['mada', 'visa', 'mastercard'],
    cardForm: { tokensUrl: `${moyasar.url}/v1/tokens`, publishableKey: MOYASAR_KEYS.publishableKey },
  })
})

test.each(['find', 'void'] as const)(
  'captured between giving up and its %s, the first card pays: nothing is taken back, and the second card is not charged',
  async (call) => {
    const stay = await aBookingAt(api, PAID_NOW)
    await stay.byGuest('pay', { source: 'token_3ds' })
    const first = theOne()?.id ?? ''
    api.clock.pass(60)
    const known = port[call]
    jest.spyOn(port, call).mockImplementationOnce(async (id) => {
      moyasar.pay(first)
      await announce(first, 'payment_paid')
      return known(id)
    })
    expect((await stay.byGuest('pay', { source: 'token_paid' })).body.booking.status).toBe('confirmed')
    expect([...moyasar.payments.values()]).toMatchObject([{ id: first, status: 'paid' }])
    expect(moyasar.charges).toBe(1)
  },
)
