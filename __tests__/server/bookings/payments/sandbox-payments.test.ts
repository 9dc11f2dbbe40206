import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { SANDBOX_CHOICES } from '@/lib/domain/booking/money/sandbox'
import { ledgerDifferences } from '@/server/db/schema/money/reconciliation'
import { sandboxPayments as sandboxRows } from '@/server/db/schema/money/sandbox-payments'
import { outbox } from '@/server/db/schema/platform/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { checkOpenPayments } from '@/server/modules/bookings/payments/attempts/check-open-payments'
import { listPayments } from '@/server/modules/bookings/payments/payment-store'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'
import { sandboxPayments } from '@/server/ports/payments/sandbox/sandbox-payments'

const SECRET = 'the secret of the sandbox'
const api = appForTests({}, null, (outside) => ({ payments: sandboxPayments(outside, SECRET) }))

const PAID_NOW = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const

/** A booking whose guest has been sent to the test page, with the calls of that page. */
async function anOpenPayment() {
  const stay = await aBookingAt(api, PAID_NOW)
  const begun = await stay.byGuest('pay')
  const url: string = begun.body.payment.actionUrl
  const id = url.split('/').at(-1) ?? ''
  const onPage = (step: string, body?: object) =>
    api.call('POST', `/payments/sandbox/${id}/${step}`, { body })
  const choose = (outcome: string, method = 'mada') => onPage('choose', { method, outcome })
  return { ...stay, id, url, onPage, choose, check: async () => (await stay.byGuest('pay/check')).body }
}

const announce = (id: string, type = 'payment_paid') =>
  api.call('POST', '/payments/webhooks/sandbox', {
    body: { id: `e-${type}`, type, secret_token: SECRET, data: { id, status: 'paid' } },
  })
const attemptsOf = (bookingId: string) => listPayments(api.db, bookingId)

const RESULTS = {
  approved: { outcome: 'paid' },
  captured: { outcome: 'paid' },
  funds: { outcome: 'declined', declineReason: 'funds' },
  expired: { outcome: 'declined', declineReason: 'expired' },
  confirmed: { outcome: 'open' },
  late: { outcome: 'open', actionUrl: null },
  silent: { outcome: 'open', actionUrl: null },
  unreturnable: { outcome: 'paid' },
} as const

test.each(Object.entries(SANDBOX_CHOICES))(
  '%s: every choice has the result that its page names',
  async (method, outcomes) => {
    for (const outcome of outcomes) {
      const open = await anOpenPayment()
      expect((await open.choose(outcome, method)).status).toBe(200)
      expect([method, outcome, await open.check()]).toMatchObject([method, outcome, RESULTS[outcome]])
      await open.byGuest('cancel')
    }
  },
)

test('of two choices at once, and of a choice after another one, only the first counts', async () => {
  const open = await anOpenPayment()
  const answers = await Promise.all(
    ['approved', 'funds', 'approved', 'expired'].map((one) => open.choose(one)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [row] = await api.db.select().from(sandboxRows)
  await open.choose(row?.state === 'paid' ? 'funds' : 'approved')
  await open.onPage('cancel')
  expect(await api.db.select().from(sandboxRows)).toEqual([row])
})

test('a confirmation at the bank pays, a refusal takes nothing, and neither can be taken back', async () => {
  for (const [confirmed, outcome] of [
    [true, 'paid'],
    [false, 'declined'],
  ] as const) {
    const open = await anOpenPayment()
    expect((await open.onPage('confirm', { confirmed })).body.step).toBe('choose')
    expect((await open.choose('confirmed')).body.step).toBe('confirm')
    expect((await open.check()).actionUrl).toBe(open.url)
    expect((await open.onPage('confirm', { confirmed })).body.step).toBe('done')
    await open.onPage('confirm', { confirmed: !confirmed })
    expect(await open.check()).toMatchObject({ outcome })
  }
})

test('a late answer settles by its webhook some seconds later, and confirms once', async () => {
  const open = await anOpenPayment()
  await open.choose('late')
  await announce(open.id)
  expect(await open.check()).toMatchObject({ outcome: 'open' })
  const [job] = await api.db.select().from(outbox).where(eq(outbox.kind, 'sandboxWebhook'))
  expect(job?.runAt.getTime()).toBe(api.clock.now().getTime() + 4000)
  api.clock.pass(4)
  await Promise.all([announce(open.id), announce(open.id), announce(open.id)])
  expect((await open.seenByGuest()).status).toBe('confirmed')
  expect(await notificationsOf(api, open.host)).toEqual(['New_booking_alert'])
})

test('a payment that never answers is joined for a minute, then given up for a new one', async () => {
  const open = await anOpenPayment()
  await open.choose('silent')
  expect((await open.byGuest('pay')).body.payment.actionUrl).toBeNull()
  api.clock.pass(60)
  const again = await open.byGuest('pay')
  expect(again.body.payment.actionUrl).not.toBe(open.url)
  const second = again.body.payment.actionUrl.split('/').at(-1)
  await api.call('POST', `/payments/sandbox/${second}/choose`, {
    body: { method: 'visa', outcome: 'approved' },
  })
  await Promise.all([announce(second), announce(open.id)])
  expect((await attemptsOf(open.booking._id)).map(({ state }) => state)).toEqual(['voided', 'paid'])
})

test('without a webhook the sweeper fetches the payment and confirms the booking', async () => {
  const open = await anOpenPayment()
  await open.choose('approved')
  await checkOpenPayments(api.app.deps)
  expect((await open.seenByGuest()).status).toBe('awaiting_payment')
  api.clock.pass(30)
  await checkOpenPayments(api.app.deps)
  expect((await open.seenByGuest()).status).toBe('confirmed')
})

test.each(['approved', 'captured'])(
  'a payment that is %s is posted once when it is taken, and after its refund nothing differs',
  async (outcome) => {
    const open = await anOpenPayment()
    await open.choose(outcome)
    expect(await booksOf(api)).toEqual({})
    await Promise.all([
      announce(open.id),
      announce(open.id, 'payment_captured'),
      open.check(),
      announce(open.id),
    ])
    const shares = { commission_income: 10_000, vat_payable: 1_500, vendor_pending: 88_500 }
    expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, deposit_held: 10_000, ...shares })
    expect((await open.byGuest('cancel')).status).toBe(200)
    await sweep(api.app.deps)
    expect(await booksOf(api)).toEqual({})
    api.clock.pass(86_400)
    await reconcileNightly(api.app.deps)
    expect(await api.db.select().from(ledgerDifferences)).toEqual([])
  },
)

test('the wrong secret is refused, and a webhook that claims another state changes nothing', async () => {
  const open = await anOpenPayment()
  const body = { type: 'payment_paid', data: { id: open.id } }
  for (const secret_token of ['', 'wrong', `${SECRET}x`]) {
    const { status } = await api.call('POST', '/payments/webhooks/sandbox', {
      body: { ...body, secret_token },
    })
    expect([400, 403]).toContain(status)
  }
  expect((await announce(open.id)).status).toBe(200)
  expect((await announce('sandbox_unknown')).status).toBe(200)
  expect((await open.seenByGuest()).status).toBe('awaiting_payment')
})

test('refunds in parts survive a restart, count once each and never exceed what was captured', async () => {
  const open = await anOpenPayment()
  await open.choose('approved')
  const provider = sandboxPayments({ db: api.db, clock: api.clock }, SECRET)
  const part = (amountHalalas: number, refundedBeforeHalalas: number) =>
    provider.refund({ providerId: open.id, amountHalalas, refundedBeforeHalalas, idempotencyKey: 'k' })
  expect(await part(60_000, 0)).toBe(true)
  expect(await part(60_000, 0)).toBe(true)
  expect(await part(60_000, 60_000)).toBe(false)
  expect(await part(50_000, 60_000)).toBe(true)
  expect(await provider.find(open.id)).toMatchObject({ status: 'refunded', amountHalalas: 110_000 })
})

test('the test page does not exist for an unknown payment', async () => {
  expect((await api.call('GET', '/payments/sandbox/sandbox_unknown')).status).toBe(404)
  expect((await api.call('POST', '/payments/sandbox/sandbox_unknown/cancel')).status).toBe(404)
})

test('a payment that cannot be returned leaves a failed refund for an admin', async () => {
  const open = await anOpenPayment()
  await open.choose('unreturnable')
  await open.check()
  await open.byGuest('cancel')
  await sweep(api.app.deps)
  const { body } = await api.call('GET', '/admin/failed-refunds', { as: await anAdmin(api) })
  expect(body.data[0].booking.code).toBe(open.booking.code)
})
