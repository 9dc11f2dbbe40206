import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  MOYASAR_KEYS,
  type MoyasarServer,
  startMoyasar,
} from '@/__tests__/server/support/outside/moyasar-server'
import { appleToken, REFUSED_CODE } from '@/__tests__/server/support/outside/moyasar-wallets'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { sweep } from '@/server/jobs/sweeper'
import { confirmAttempt } from '@/server/modules/bookings/payments/attempts/wallet-code'
import { listPayments } from '@/server/modules/bookings/payments/payment-store'
import { moyasarPayments } from '@/server/ports/payments/moyasar'

let moyasar: MoyasarServer
// Before the app, which needs its address.
beforeAll(async () => {
  moyasar = await startMoyasar()
})
const api = appForTests({}, null, () => ({
  payments: moyasarPayments({
    ...MOYASAR_KEYS,
    url: moyasar.url,
    publicOrigin: 'https://www.example.sa',
    wallets: ['applepay', 'stcpay'],
  }),
}))
afterAll(() => moyasar.close())
beforeEach(() => {
  moyasar.payments.clear()
  moyasar.faults.length = 0
  moyasar.charges = 0
})

const PAID_NOW = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const STC = { way: 'stcpay', source: '0501234567' } as const
type Stay = Awaited<ReturnType<typeof aBookingAt>>

const attemptsOf = ({ booking }: Stay) => listPayments(api.db, booking._id)
const byCode = (stay: Stay, code: string) => stay.byGuest('pay/code', { code })
const byCard = (stay: Stay) => stay.byGuest('pay', { source: 'token_paid' })
const announce = (id: string) =>
  api.call('POST', '/payments/webhooks/moyasar', {
    body: { id: 'e', type: 'payment_paid', secret_token: MOYASAR_KEYS.webhookSecret, data: { id } },
  })
async function begun(): Promise<Stay> {
  const stay = await aBookingAt(api, PAID_NOW)
  const answer = await stay.byGuest('pay', STC)
  expect([answer.status, answer.body.payment]).toMatchObject([200, { actionUrl: null, asksCode: true }])
  return stay
}

test('STC Pay: the number, the code, the confirmation; nothing of either is stored, and the receipt names the wallet', async () => {
  const stay = await begun()
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
  expect((await stay.byGuest('pay/check')).body).toMatchObject({
    outcome: 'open',
    asksCode: true,
    actionUrl: null,
  })
  const paid = await byCode(stay, '123456')
  expect([paid.status, paid.body.booking.status]).toEqual([200, 'confirmed'])
  const rows = await attemptsOf(stay)
  expect(rows).toMatchObject([{ state: 'paid', way: 'stcpay', method: 'stcpay' }])
  expect(JSON.stringify(rows)).not.toMatch(/501234567|123456(?!\d)/)
  expect((await stay.seenByGuest()).money).toMatchObject([{ kind: 'payment', method: 'stcpay' }])
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -110_000 })
})

test('the same number in two tabs, however it is written, is one attempt, and its code typed in both pays once', async () => {
  const stay = await begun()
  const other = await stay.byGuest('pay', { ...STC, source: '+966 50 123 4567' })
  expect(other.body.payment).toMatchObject({ asksCode: true })
  expect(moyasar.payments.size).toBe(1)
  const both = await Promise.all([byCode(stay, '123456'), byCode(stay, '123456')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await byCode(stay, '123456')).status).toBe(200)
  expect(moyasar.charges).toBe(1)
  expect((await stay.seenByGuest()).status).toBe('confirmed')
})

test('a wrong code ends the attempt with its reason, and another one can be begun and paid', async () => {
  const stay = await begun()
  const wrong = await byCode(stay, '987654')
  expect([wrong.status, wrong.body.code, wrong.body.reason]).toEqual([422, 'payment_declined', 'code'])
  expect((await byCode(stay, '123456')).body.code).toBe('not_in_this_state')
  expect((await stay.byGuest('pay', STC)).body.payment.asksCode).toBe(true)
  expect((await byCode(stay, '123456')).body.booking.status).toBe('confirmed')
})

test('a code that the wallet refuses without an end is wrong_code, and the right one still pays', async () => {
  const stay = await begun()
  const refused = await byCode(stay, REFUSED_CODE)
  expect([refused.status, refused.body.code]).toEqual([422, 'wrong_code'])
  expect((await byCode(stay, '123456')).body.booking.status).toBe('confirmed')
})

test('a code that is refused because another tab’s has just paid is answered as paid', async () => {
  const stay = await begun()
  const [attempt] = await attemptsOf(stay)
  const { deps } = api.app
  // The other tab's code is taken after this one was refused and its payment was read.
  const find = async (id: string) => {
    const before = await deps.payments.find(id)
    await byCode(stay, '123456')
    return before
  }
  const slower = { ...deps, payments: { ...deps.payments, find, confirmCode: async () => false } }
  expect(await confirmAttempt(slower, attempt, '123456')).toBeNull()
  expect(moyasar.charges).toBe(1)
})

test('the answer to the code is lost: 503, and the code again, the webhook or the sweeper confirm without a second charge', async () => {
  for (const settle of [
    (stay: Stay) => byCode(stay, '123456'),
    () => announce([...moyasar.payments.keys()][0] ?? ''),
    async () => {
      api.clock.pass(30)
      await sweep(api.app.deps)
    },
  ]) {
    moyasar.payments.clear()
    moyasar.charges = 0
    const stay = await begun()
    moyasar.faults.push(null, 'lost')
    expect((await byCode(stay, '123456')).status).toBe(503)
    await settle(stay)
    expect((await stay.seenByGuest()).status).toBe('confirmed')
    expect(moyasar.charges).toBe(1)
  }
})

test('another code within the minute waits, after it the first attempt is given up and its code is worth nothing here', async () => {
  const stay = await begun()
  const early = await stay.byGuest('pay', { ...STC, anew: true })
  expect([early.status, early.body.code]).toEqual([409, 'payment_in_progress'])
  api.clock.pass(60)
  expect((await stay.byGuest('pay', { ...STC, anew: true })).body.payment.asksCode).toBe(true)
  expect((await attemptsOf(stay)).map(({ state }) => state)).toEqual(['voided', 'initiated'])
  expect((await byCode(stay, '123456')).body.booking.status).toBe('confirmed')
})

test('five codes in a quarter of an hour, however their attempts ended, then a pause with its length', async () => {
  const stay = await begun()
  for (let i = 1; i < 5; i += 1) {
    api.clock.pass(60)
    expect((await stay.byGuest('pay', { ...STC, anew: true })).status).toBe(200)
  }
  api.clock.pass(60)
  const sixth = await stay.byGuest('pay', { ...STC, anew: true })
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(sixth.headers['retry-after'])).toBe(10 * 60)
  expect(moyasar.payments.size).toBe(5)
})

test('given up, a card pays at once; a card without that waits for its minute', async () => {
  const stay = await begun()
  expect((await byCard(stay)).body.code).toBe('payment_in_progress')
  expect((await stay.byGuest('pay/cancel')).body).toMatchObject({ outcome: 'declined', asksCode: false })
  expect((await stay.byGuest('pay/cancel')).body.code).toBe('not_in_this_state')
  expect((await byCard(stay)).body.booking.status).toBe('confirmed')
  expect((await attemptsOf(stay)).map(({ state, way }) => [state, way])).toEqual([
    ['voided', 'stcpay'],
    ['paid', 'card'],
  ])
})

test('given up between the code and its answer, the attempt pays all the same', async () => {
  const stay = await begun()
  const [id = ''] = moyasar.payments.keys()
  moyasar.pay(id)
  expect((await stay.byGuest('pay/cancel')).body).toMatchObject({ outcome: 'paid' })
  expect((await stay.seenByGuest()).status).toBe('confirmed')
})

test('captured after it was taken over and a card has paid, the wallet’s money goes back whole', async () => {
  const stay = await begun()
  const [id = ''] = moyasar.payments.keys()
  api.clock.pass(60)
  expect((await byCard(stay)).body.booking.status).toBe('confirmed')
  moyasar.pay(id)
  await announce(id)
  await sweep(api.app.deps)
  expect(moyasar.payments.get(id)).toMatchObject({ status: 'refunded', refunded: 110_000 })
  expect((await stay.seenByGuest()).status).toBe('confirmed')
})

test('the code is the guest’s own: strangers, other attempts and other forms are refused', async () => {
  const stay = await begun()
  const stranger = await aGuest(api)
  const body = { code: '123456' }
  for (const [path, sent] of [
    ['pay/code', body],
    ['pay/cancel', undefined],
  ] as const) {
    const answer = await api.call('POST', `/bookings/${stay.booking._id}/${path}`, {
      as: stranger,
      body: sent,
    })
    expect(answer.status).toBe(404)
  }
  for (const code of ['12', '1234567', '12a456', '']) expect((await byCode(stay, code)).status).toBe(400)
  const cardStay = await aBookingAt(api, PAID_NOW)
  await cardStay.byGuest('pay', { source: 'token_3ds' })
  expect((await byCode(cardStay, '123456')).body.code).toBe('not_in_this_state')
  expect((await cardStay.byGuest('pay/cancel')).body.code).toBe('not_in_this_state')
  for (const source of ['0111234567', 'token_paid', undefined]) {
    expect((await cardStay.byGuest('pay', { way: 'stcpay', source })).status).toBe(400)
  }
  expect((await cardStay.byGuest('pay', { way: 'samsungpay', source: 'x' })).status).toBe(400)
})

test('a provider that names another amount after the code confirms nothing', async () => {
  const stay = await begun()
  const [payment] = moyasar.payments.values()
  Object.assign(payment ?? {}, { amount: 1 })
  await byCode(stay, '123456')
  expect((await stay.seenByGuest()).status).toBe('awaiting_payment')
})

test('Apple Pay: a declined token has its reason, an approved one pays, and sent twice it charges once', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const by = (source: string) => stay.byGuest('pay', { way: 'applepay', source })
  expect((await by(appleToken('declined'))).body).toMatchObject({ code: 'payment_declined', reason: 'funds' })
  const token = appleToken('approved')
  moyasar.faults.push('lost')
  expect((await by(token)).status).toBe(503)
  const twice = await Promise.all([by(token), by(token)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(moyasar.charges).toBe(1)
  expect((await stay.seenByGuest()).money).toMatchObject([{ method: 'applepay' }])
  expect(JSON.stringify(await attemptsOf(stay))).not.toContain('paymentData')
})

test('Apple’s session comes for Apple’s addresses only, and a provider without one is 503', async () => {
  const as = await aGuest(api)
  const open = (validationUrl: string) =>
    api.call('POST', '/payments/apple-pay/session', { as, body: { validationUrl } })
  const apple = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
  const answer = await open(apple)
  expect([answer.status, answer.body.session]).toMatchObject([200, { domainName: 'www.example.sa' }])
  const before = moyasar.appleSessions.length
  for (const other of [
    'https://apple.example/x',
    'http://apple-pay-gateway.apple.com/x',
    'https://169.254.169.254/',
  ]) {
    expect((await open(other)).status).toBe(400)
  }
  expect(moyasar.appleSessions).toHaveLength(before)
  moyasar.faults.push(500)
  expect((await open(apple)).status).toBe(503)
  expect(
    (await api.call('POST', '/payments/apple-pay/session', { body: { validationUrl: apple } })).status,
  ).toBe(401)
})

test('a share is paid by the payer’s own code; a friend’s attempt is another one, and giving up frees the share', async () => {
  const stay = await aBookingAt(api, PAID_NOW)
  const { token } = (await stay.byGuest('split', { shares: [600, 500] })).body.split
  const by = (as: TestUser, path: string, body?: object) =>
    api.call('POST', `/splits/${token}/${path}`, { as, body })
  const begun = await by(stay.guest, 'pay', { share: 1, ...STC })
  expect(begun.body.payment).toMatchObject({ asksCode: true, actionUrl: null })
  const friend = await aGuest(api)
  expect((await by(friend, 'code', { code: '123456' })).body.code).toBe('not_in_this_state')
  expect((await by(stay.guest, 'check')).body).toMatchObject({ outcome: 'open', asksCode: true })
  expect((await by(stay.guest, 'cancel')).body).toMatchObject({ outcome: 'declined' })
  await by(stay.guest, 'pay', { share: 1, ...STC })
  expect((await by(stay.guest, 'code', { code: '123456' })).body.split).toMatchObject({ state: 'open' })
  expect(
    (await by(friend, 'pay', { share: 2, way: 'applepay', source: appleToken('approved') })).body.split.state,
  ).toBe('whole')
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect(moyasar.charges).toBe(2)
})
