import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import type { LedgerSide } from '@/lib/contract/schemas/ledger/explorer'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

/** Paid in full: 1,000 and a deposit of 100. */
const PLACE = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const

async function aPaidStay() {
  const stay = await aBookingAt(api, PLACE)
  await stay.byGuest('pay')
  const admin = await anAdmin(api)
  const read = async (query: string) =>
    (await api.call('GET', `/admin/ledger?${new URLSearchParams(query)}`, { as: admin })).body
  return { admin, read, booking: stay.booking }
}

test('the ledger lists a payment with both its sides, found by code, account, movement and day', async () => {
  const { read, booking } = await aPaidStay()
  const { data } = await read(`q=${booking.code}`)
  expect(data).toMatchObject([
    { kind: 'payment_captured', amount: 1100, booking: { _id: booking._id, code: booking.code } },
  ])
  const amounts = data[0].sides.map(({ account, amount }: LedgerSide) => [account, amount])
  expect(Object.fromEntries(amounts)).toEqual({
    psp_clearing: -1100,
    deposit_held: 100,
    commission_income: 100,
    vat_payable: 15,
    vendor_pending: 885,
  })
  const today = api.clock.now().toISOString().slice(0, 10)
  const found = ['account=vendor_pending', 'kind=payment_captured', `from=${today}&until=${today}`]
  for (const query of found) expect((await read(query)).total).toBe(1)
  const nothing = ['account=adjustments', 'kind=payout_paid', 'until=2020-01-01', 'q=nobody']
  for (const query of nothing) expect((await read(query)).total).toBe(0)
})

test('the ledger of a user is found by number, and holds the accounts of that user only', async () => {
  const { admin, read } = await aPaidStay()
  const other = await aGuest(api)
  await api.call('POST', `/admin/balances/${other.id}/adjustments`, {
    as: admin,
    body: { direction: 'add', amount: 50, reason: 'Heating' },
    headers: { 'idempotency-key': randomUUID() },
  })
  const [host] = await api.db.select().from(users).where(eq(users.role, 'Vender'))
  expect((await read(`q=${encodeURIComponent(other.phone)}`)).data).toMatchObject([
    { kind: 'balance_adjusted', reason: 'Heating' },
  ])
  expect((await read(`q=${host?.id}`)).data).toMatchObject([{ kind: 'payment_captured' }])
})

test('the balances of the accounts sum to zero, and the file has both sides of a movement', async () => {
  const { admin, booking } = await aPaidStay()
  const { data } = (await api.call('GET', '/admin/ledger-accounts', { as: admin })).body
  const sum = data.reduce((all: number, one: { balance: number }) => all + one.balance, 0)
  expect(sum).toBe(0)
  expect(data).toContainEqual({ account: 'vendor_pending', count: 1, balance: 885 })
  const file = await api.call('GET', '/admin/ledger.csv?language=en', { as: admin })
  expect(String(file.body)).toContain(booking.code)
  expect(String(file.body)).toContain('Payment provider 1100.00')
})
