import { moyasarPayouts } from '@/server/ports/payouts/moyasar'
import type { PayoutsPort } from '@/server/ports/payouts/port'
import {
  type MoyasarPayouts,
  PAYOUT_KEYS,
  startMoyasarPayouts,
} from '../support/outside/moyasar-payouts-server'

let moyasar: MoyasarPayouts
let port: PayoutsPort

const SITE = 'https://www.example.sa'
const portWith = (settings: object = {}) =>
  moyasarPayouts({ ...PAYOUT_KEYS, url: moyasar.url, publicOrigin: SITE, ...settings })

beforeEach(async () => {
  moyasar = await startMoyasarPayouts()
  port = portWith()
})

afterEach(() => moyasar.close())

const ORDER = {
  payoutId: 'p1',
  sequence: 17,
  amountHalalas: 88_500,
  iban: 'SA0380000000608010167519',
  holderName: 'سارة الحربي',
  mobile: '+966500000001',
  city: 'Riyadh',
}
const anOrder = (sequence: number) => ({ ...ORDER, payoutId: `p${sequence}`, sequence })
const search = (order = ORDER) => port.find({ ...order, providerId: null })

test('a transfer has the amount in halalas, a reference of 16 digits, and our payout and site in its metadata', async () => {
  const report = await port.send(ORDER)
  expect(report).toMatchObject({ state: 'queued', providerId: moyasar.payouts[0]?.id })
  expect(moyasar.payouts[0]).toMatchObject({
    sequence_number: '0000000000000017',
    amount: 88_500,
    purpose: 'payment_to_merchant',
    destination: { type: 'bank', iban: ORDER.iban, country: 'SA', name: expect.stringMatching(/^[A-Z ]+$/) },
    metadata: { payout: 'p1', site: SITE },
  })
})

test('a transfer is found by our payout on any page of the list, another site’s never', async () => {
  await portWith({ publicOrigin: 'https://other.example.sa' }).send(ORDER)
  expect(await search()).toBeNull()
  await port.send(ORDER)
  for (const sequence of [18, 19, 20, 21]) await port.send(anOrder(sequence))
  expect(await search()).toMatchObject({ state: 'queued' })
  expect(await search(anOrder(99))).toBeNull()
})

test('a transfer is found in whatever order the list is, and not there only at the end of the list', async () => {
  moyasar.now = () => new Date(Date.now() - 3_600_000)
  for (const sequence of [1, 2, 3]) await port.send(anOrder(sequence))
  moyasar.now = () => new Date()
  await port.send(ORDER)
  moyasar.payouts.reverse()
  expect(await search()).toMatchObject({ state: 'queued' })
  moyasar.faults = [null, 500]
  await expect(search(anOrder(99))).rejects.toThrow('500')
})

test('states, and the reason of a transfer that did not arrive', async () => {
  const { providerId } = await port.send(ORDER)
  const read = () => port.find({ ...ORDER, providerId })
  const [payout] = moyasar.payouts
  for (const state of ['queued', 'initiated', 'paid', 'failed', 'canceled', 'returned']) {
    Object.assign(payout ?? {}, { status: state })
    expect(await read()).toMatchObject({ state })
  }
  Object.assign(payout ?? {}, { failure_reason: 'Account is closed' })
  expect((await read())?.reason).toBe('Account is closed')
})

test.each([
  ['an unknown word', { status: 'settled' }, 'unknown status'],
  ['another amount', { amount: 1 }, 'another amount'],
  ['another currency', { currency: 'USD' }, 'another amount'],
  ['another account', { destination: { iban: 'SA4420000001234567891234' } }, 'another account'],
])('of an answer with %s nothing is believed', async (_, lie, message) => {
  moyasar.faults = [(payout) => ({ ...payout, ...lie })]
  await expect(port.send(ORDER)).rejects.toThrow(message)
})

test('the payout of another order under our id is not believed', async () => {
  const { providerId } = await port.send(ORDER)
  const other = port.find({ ...anOrder(18), providerId })
  await expect(other).rejects.toThrow('another order')
})

test('silence, a busy and a failing provider and a wrong key reject, and none is taken for "not there"', async () => {
  // Long enough for a busy machine to have sent the call, so that the next one does not meet its fault.
  const quick = portWith({ timeoutMs: 500 })
  for (const fault of ['silent', 429, 500, 'lost'] as const) {
    moyasar.faults = [fault]
    const found = quick.find({ ...ORDER, providerId: null })
    await expect(found).rejects.toThrow()
  }
  await expect(portWith({ secretKey: 'sk_test_other' }).send(ORDER)).rejects.toThrow('401')
  for (const answer of [{}, { payouts: [] }]) {
    moyasar.faults = [() => answer as never]
    await expect(search()).rejects.toThrow('no list')
  }
})
