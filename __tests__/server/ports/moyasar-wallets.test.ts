import type { PaymentWay } from '@/lib/domain/booking/money/payment-methods'
import { isAppleValidationUrl } from '@/server/ports/payments/apple-pay'
import { moyasarPayments } from '@/server/ports/payments/moyasar'
import type { PaymentsPort } from '@/server/ports/payments/port'
import { MOYASAR_KEYS, type MoyasarServer, startMoyasar } from '../support/outside/moyasar-server'
import { appleToken, REFUSED_CODE } from '../support/outside/moyasar-wallets'

let moyasar: MoyasarServer
let port: PaymentsPort

beforeEach(async () => {
  moyasar = await startMoyasar()
  port = portWith({})
})
afterEach(() => moyasar.close())

const portWith = (settings: { timeoutMs?: number }) =>
  moyasarPayments({
    ...MOYASAR_KEYS,
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
    wallets: ['applepay', 'stcpay', 'samsungpay'],
    ...settings,
  })

const start = (way: PaymentWay, source: string, providerId = port.newProviderId()) =>
  port.start({
    providerId,
    amountHalalas: 119_000,
    description: 'DY-ABC123',
    returnPath: '/booking/b1/payment-return',
    language: 'ar',
    way,
    source,
  })
const confirm = (id: string, code: string) => {
  if (!port.confirmCode) throw new Error('the port takes no codes')
  return port.confirmCode(id, code)
}

test('wallets are taken where they are set, and without a setting the port names and does none of them', () => {
  expect(port.methods).toEqual(['mada', 'visa', 'mastercard', 'applepay', 'stcpay', 'samsungpay'])
  const cardsOnly = moyasarPayments({
    ...MOYASAR_KEYS,
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
  })
  expect(cardsOnly.methods).toEqual(['mada', 'visa', 'mastercard'])
  expect([cardsOnly.confirmCode, cardsOnly.applePaySession]).toEqual([undefined, undefined])
})

test('STC Pay waits for the code of the payer in our page, and is paid by it once', async () => {
  const begun = await start('stcpay', '+966501234567')
  expect(begun).toMatchObject({ status: 'initiated', asksCode: true, actionUrl: null, method: 'stcpay' })
  expect(moyasar.payments.get(begun.providerId)?.source).toMatchObject({
    type: 'stcpay',
    mobile: '0501234567',
  })
  const taken = await Promise.all([confirm(begun.providerId, '123456'), confirm(begun.providerId, '123456')])
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(moyasar.charges).toBe(1)
  expect(await port.find(begun.providerId)).toMatchObject({
    status: 'paid',
    asksCode: false,
    method: 'stcpay',
  })
  expect(await confirm(begun.providerId, '123456')).toBe(false)
  expect(await confirm(port.newProviderId(), '123456')).toBe(false)
})

test('each documented refusal of a number and of a code has its reason', async () => {
  for (const [number, declineReason] of [
    ['+966515555555', 'wallet'],
    ['+966515555556', 'wallet'],
    ['+966515555557', 'wallet'],
    ['+966515555558', 'too_soon'],
    ['+966515555559', 'too_soon'],
  ] as const) {
    expect(await start('stcpay', number)).toMatchObject({ status: 'failed', declineReason })
  }
  for (const [code, declineReason] of [
    ['111111', 'funds'],
    ['222222', 'limit'],
    ['333333', 'limit'],
    ['444444', 'other'],
    ['987654', 'code'],
  ] as const) {
    const { providerId } = await start('stcpay', '+966501234567')
    await confirm(providerId, code)
    expect(await port.find(providerId)).toMatchObject({ status: 'failed', declineReason })
  }
  expect(moyasar.charges).toBe(0)
})

test('a code that is refused without an end leaves the payment open, and a lost answer is read afterwards', async () => {
  const { providerId } = await start('stcpay', '+966501234567')
  expect(await confirm(providerId, REFUSED_CODE)).toBe(false)
  expect(await port.find(providerId)).toMatchObject({ status: 'initiated', asksCode: true })
  // The payment is read first, so the second call is the code itself.
  moyasar.faults.push(null, 'lost')
  await expect(confirm(providerId, '123456')).rejects.toThrow()
  expect(await port.find(providerId)).toMatchObject({ status: 'paid' })
  port = portWith({ timeoutMs: 200 })
  const slow = await start('stcpay', '+966501234568')
  moyasar.faults.push(null, 'silent')
  await expect(confirm(slow.providerId, '123456')).rejects.toThrow('timeout')
  expect(moyasar.charges).toBe(1)
})

test('an address for the code that is not the provider’s is never called', async () => {
  const stranger = await startMoyasar()
  try {
    for (const address of [`${stranger.url}/v1/stc_pays/x/proceed`, `${moyasar.url}/v1/payments/x/refund`]) {
      const { providerId } = await start('stcpay', '+966501234567')
      Object.assign(moyasar.payments.get(providerId)?.source ?? {}, { transaction_url: address })
      stranger.payments.clear()
      await expect(confirm(providerId, '123456')).rejects.toThrow('not its own')
    }
    expect(stranger.charges).toBe(0)
  } finally {
    await stranger.close()
  }
})

test('the token of a phone’s wallet pays at once or is declined, and a repeated one charges once', async () => {
  const token = appleToken('approved')
  const paid = await start('applepay', token)
  expect(paid).toMatchObject({ status: 'paid', method: 'applepay', asksCode: false })
  expect(await start('applepay', token, paid.providerId)).toMatchObject({ status: 'paid' })
  expect(moyasar.charges).toBe(1)
  expect(await start('applepay', appleToken('declined'))).toMatchObject({
    status: 'failed',
    declineReason: 'funds',
  })
  expect(await start('samsungpay', 'a token of Samsung')).toMatchObject({
    status: 'paid',
    method: 'samsungpay',
  })
})

test('Apple’s session is opened by the provider for our domain; refused it is null, and a silent provider rejects', async () => {
  const address = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
  expect(await port.applePaySession?.(address)).toMatchObject({
    domainName: 'www.example.sa',
    displayName: 'Diyar',
  })
  expect(moyasar.appleSessions).toEqual([
    {
      validation_url: address,
      display_name: 'Diyar',
      domain_name: 'www.example.sa',
      publishable_api_key: MOYASAR_KEYS.publishableKey,
    },
  ])
  const wrongKey = moyasarPayments({
    ...MOYASAR_KEYS,
    publishableKey: 'pk_wrong',
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
    wallets: ['applepay'],
  })
  expect(await wrongKey.applePaySession?.(address)).toBeNull()
  moyasar.faults.push(500)
  await expect(port.applePaySession?.(address)).rejects.toThrow('moyasar answered 500')
})

test.each([
  ['https://apple-pay-gateway.apple.com/paymentservices/paymentSession', true],
  ['https://apple-pay-gateway-pr-pod5.apple.com/paymentservices/startSession', true],
  ['https://apple-pay-gateway-cert.apple.com/paymentservices/startSession', true],
  ['https://cn-apple-pay-gateway-sh-pod3.apple.com/x', true],
  ['http://apple-pay-gateway.apple.com/x', false],
  ['https://apple-pay-gateway.apple.com:8443/x', false],
  ['https://a:b@apple-pay-gateway.apple.com/x', false],
  ['https://apple-pay-gateway.apple.com.evil.example/x', false],
  ['https://apple-pay-gateway.apple.com@evil.example/x', false],
  ['https://evil.apple.com/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s may be an address of Apple’s validation: %s', (address, isApple) => {
  expect(isAppleValidationUrl(address)).toBe(isApple)
})
