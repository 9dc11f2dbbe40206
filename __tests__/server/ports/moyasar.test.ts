import { type MoyasarSettings, moyasarPayments } from '@/server/ports/payments/moyasar'
import type { PaymentsPort } from '@/server/ports/payments/port'
import { MOYASAR_KEYS, type MoyasarServer, startMoyasar } from '../support/outside/moyasar-server'

let moyasar: MoyasarServer
let port: PaymentsPort

beforeEach(async () => {
  moyasar = await startMoyasar()
  port = portWith({})
})

afterEach(() => moyasar.close())

const portWith = (settings: Partial<MoyasarSettings>) =>
  moyasarPayments({
    ...MOYASAR_KEYS,
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
    ...settings,
  })

const orderOf = (source?: string, providerId = port.newProviderId()) => ({
  providerId,
  amountHalalas: 119_000,
  description: 'DY-ABC123',
  returnPath: '/booking/b1/payment-return',
  language: 'en' as const,
  way: 'card' as const,
  ...(source ? { source } : {}),
})

test('a payment has our id, the amount in halalas and the page of return in the language of the payer', async () => {
  const order = orderOf('token_paid')
  expect(await port.start(order)).toMatchObject({
    providerId: order.providerId,
    status: 'paid',
    amountHalalas: 119_000,
    currency: 'SAR',
  })
  expect(moyasar.payments.get(order.providerId)).toMatchObject({
    amount: 119_000,
    callback_url: 'https://www.example.sa/en/booking/b1/payment-return',
    description: 'DY-ABC123',
  })
})

test('3-D Secure gives the address of the bank, and the payment is paid once the payer confirmed there', async () => {
  const { providerId, ...order } = orderOf('token_3ds')
  const { status, actionUrl } = await port.start({ ...order, providerId })
  expect([status, actionUrl]).toEqual(['initiated', 'https://api.moyasar.com/v1/card_auth/x/prepare'])
  moyasar.pay(providerId)
  expect(await port.find(providerId)).toMatchObject({ status: 'paid', actionUrl: null })
})

test('a declined card names its reason, and an unknown token is a declined payment', async () => {
  for (const [token, declineReason] of [
    ['token_funds', 'funds'],
    ['token_expired', 'expired'],
    ['token_unknown', 'other'],
  ] as const) {
    expect(await port.start(orderOf(token))).toMatchObject({ status: 'failed', declineReason })
  }
})

test('an answer that is lost after the charge: the retry finds the payment and charges nothing', async () => {
  const order = orderOf('token_paid')
  moyasar.faults.push('lost')
  await expect(port.start(order)).rejects.toThrow()
  expect(await port.start(order)).toMatchObject({ providerId: order.providerId, status: 'paid' })
  expect(moyasar.charges).toBe(1)
})

test('too many calls, a failure of the server, a timeout and a wrong key reject, and nothing is charged', async () => {
  moyasar.faults.push(429, 500, 'silent')
  const order = orderOf('token_paid')
  await expect(port.start(order)).rejects.toThrow('moyasar answered 429')
  await expect(port.start(order)).rejects.toThrow('moyasar answered 500')
  await expect(portWith({ timeoutMs: 200 }).start(order)).rejects.toThrow('timeout')
  const stranger = portWith({ secretKey: 'sk_test_wrong' })
  await expect(stranger.start(order)).rejects.toThrow('moyasar answered 401')
  await expect(stranger.find(order.providerId)).rejects.toThrow('moyasar answered 401')
  expect(moyasar.charges).toBe(0)
})

test('a status that is not documented is not believed, and an unknown payment is none', async () => {
  const { providerId } = await port.start(orderOf('token_3ds'))
  const payment = moyasar.payments.get(providerId)
  if (payment) payment.status = 'settled_somehow'
  await expect(port.find(providerId)).rejects.toThrow('unknown status "settled_somehow"')
  expect(await port.find('8a3d4a44-0000-4000-8000-000000000000')).toBeNull()
})

test('a reservation is captured once, or given up', async () => {
  const { providerId } = await port.start(orderOf('token_manual'))
  expect(await port.find(providerId)).toMatchObject({ status: 'authorized' })
  expect(await port.capture(providerId, 119_000)).toMatchObject({ status: 'paid' })
  expect(await port.capture(providerId, 119_000)).toMatchObject({ status: 'paid' })
  expect(moyasar.charges).toBe(1)
  const other = await port.start(orderOf('token_manual'))
  expect(await port.void(other.providerId)).toMatchObject({ status: 'voided' })
})

test('a payment that is still open cannot be given up at the provider, which reports it as open', async () => {
  const { providerId } = await port.start(orderOf('token_3ds'))
  expect(await port.void(providerId)).toMatchObject({ status: 'initiated' })
})

test('a captured payment is never given up, and a payment is ours only when its metadata names our site', async () => {
  const { providerId } = await port.start(orderOf('token_paid'))
  expect(await port.void(providerId)).toMatchObject({ status: 'paid', isOurs: true, refundedHalalas: 0 })
  const stored = moyasar.payments.get(providerId)
  expect(stored?.metadata).toEqual({ booking: 'DY-ABC123', site: 'https://www.example.sa' })
  for (const metadata of [null, {}, { site: 'https://shop.example' }]) {
    Object.assign(stored ?? {}, { metadata })
    expect(await port.find(providerId)).toMatchObject({ isOurs: false })
  }
  Object.assign(stored ?? {}, { status: 'voided' })
  expect(await port.find(providerId)).toMatchObject({ refundedHalalas: 119_000 })
})

test('refunds in parts: a repeated one counts once, also when its answer was lost, and too much is refused', async () => {
  const { providerId } = await port.start(orderOf('token_paid'))
  const part = (amountHalalas: number, refundedBeforeHalalas: number) =>
    port.refund({ providerId, amountHalalas, refundedBeforeHalalas, idempotencyKey: 'k' })
  // The payment is read first, so the second call is the refund itself.
  moyasar.faults.push(null, 'lost')
  await expect(part(50_000, 0)).rejects.toThrow()
  expect(await part(50_000, 0)).toBe(true)
  expect(moyasar.payments.get(providerId)?.refunded).toBe(50_000)
  expect(await port.find(providerId)).toMatchObject({ status: 'paid' })
  expect(await part(70_000, 50_000)).toBe(false)
  moyasar.faults.push(500)
  await expect(part(69_000, 50_000)).rejects.toThrow('moyasar answered 500')
  expect(await part(69_000, 50_000)).toBe(true)
  expect(await port.find(providerId)).toMatchObject({ status: 'refunded' })
})

test('a webhook names its payment only with our secret, in both spellings of the failure', () => {
  const data = { id: 'p1', amount: 100 }
  for (const type of ['payment_paid', 'payment_faild', 'payment_failed', 'payment_voided']) {
    expect(port.readWebhook({ type, secret_token: MOYASAR_KEYS.webhookSecret, data })).toEqual({
      about: 'payment',
      providerId: 'p1',
      amountHalalas: 100,
      currency: null,
    })
  }
  for (const secret_token of ['', 'wrong', null, 1, `${MOYASAR_KEYS.webhookSecret} `]) {
    expect(port.readWebhook({ type: 'payment_paid', secret_token, data })).toBeNull()
  }
  for (const body of [null, [], 'text', {}, { secret_token: MOYASAR_KEYS.webhookSecret }]) {
    expect(port.readWebhook(body)).toBeNull()
  }
})

test('settlements are read with all pages of their lines, and the fee of the transfer is a line', async () => {
  const line = { payment_id: 'p', type: 'payment', currency: 'SAR', amount: 977, fee: 23, tax: 3 }
  moyasar.settlements.push({
    ...{ id: 's1', currency: 'SAR', amount: 977 * 41, fee: 115, tax: 15, reference: '000123' },
    created_at: '2026-03-15T09:00:00.000Z',
    lines: Array.from({ length: 41 }, () => ({ ...line, transacted_at: '2026-03-14T10:00:00.000Z' })),
  })
  const { settlements } = port
  expect(await settlements?.list(new Date('2026-03-01T00:00:00Z'))).toEqual(['s1'])
  const report = await settlements?.read('s1')
  expect([report?.lines.length, report?.transferredHalalas, report?.reference]).toEqual([
    42,
    977 * 41 - 115,
    '000123',
  ])
  expect(report?.lines[0]).toMatchObject({
    kind: 'payment',
    providerPaymentId: 'p',
    netHalalas: 977,
    feeHalalas: 23,
  })
  expect(report?.lines[41]).toMatchObject({ kind: 'transfer_fee', netHalalas: -115, vatHalalas: 15 })
  expect(await settlements?.read('unknown')).toBeNull()
  moyasar.faults.push(500)
  await expect(settlements?.list(new Date())).rejects.toThrow('500')
})
