import { sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { invoices } from '@/server/db/schema/money/invoices'
import { vatReturnItems, vatReturns } from '@/server/db/schema/money/vat-returns'
import { sweep } from '@/server/jobs/sweeper'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'

const api = appForTests()

const read = async (path = '/2026-03') =>
  (await api.call('GET', `/admin/vat-returns${path}`, { as: await anAdmin(api) })).body
const file = async (period: string, due: number, reference = '300123') =>
  api.call('POST', `/admin/vat-returns/${period}/file`, { as: await anAdmin(api), body: { reference, due } })
const figuresOf = ({ figures }: { figures: { box: string; count: number; net: number; vat: number }[] }) =>
  Object.fromEntries(figures.map(({ box, count, net, vat }) => [box, [count, net, vat]]))

/** Diyar is the deemed supplier from 16 March on; a stay of 1,000.00 is paid. */
async function aDeemedStay() {
  const admin = await anAdmin(api)
  await api.call('PUT', '/admin/settings', { as: admin, body: SETTINGS })
  const rule = { accountedBy: 'diyar', holdsFrom: '2026-03-16', reason: 'Article 47(3)' }
  await api.call('POST', '/admin/stay-vat-rules', { as: admin, body: rule })
  api.clock.set(new Date('2026-03-15T21:00:00Z'))
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  return stay
}

async function endOfStay() {
  api.clock.set(new Date('2026-03-22T12:00:00Z'))
  await sweep(api)
}

/** 100.00 of fees with 15.00 of VAT, as a settlement of the provider posts them. */
const aFee = (now: Date) =>
  api.db.transaction((tx) =>
    postTransaction(tx, { kind: 'settlement_received', subject: now.toISOString(), bookingId: null, now }, [
      { account: 'provider_fees', amountHalalas: -10_000 },
      { account: 'input_vat', amountHalalas: -1_500 },
      { account: 'psp_clearing', amountHalalas: 11_500 },
    ]),
  )

test('the figures of a month are the sums of its documents and fees, and name the difference to the ledger', async () => {
  await aDeemedStay()
  await aFee(api.clock.now())
  const before = await read()
  expect(figuresOf(before)).toEqual({
    commission: [0, 0, 0],
    deemedStays: [1, 869.57, 130.43],
    commissionCredits: [0, 0, 0],
    stayCredits: [0, 0, 0],
    providerFees: [1, 100, 15],
  })
  expect(before).toMatchObject({
    ...{ state: 'running', due: 115.43, from: '2026-03-01', until: '2026-03-31' },
    ledger: { posted: 145.43, documented: 130.43, difference: 15 },
  })
  await endOfStay()
  const after = await read()
  expect(figuresOf(after)['commission']).toEqual([1, 100, 15])
  expect(after).toMatchObject({ due: 130.43, ledger: { posted: 145.43, documented: 145.43, difference: 0 } })
  expect(await read('/2026-Q1')).toMatchObject({ due: 130.43 })
  expect((await read('/2026-03?box=commission')).items.data).toMatchObject([
    { number: 'COM-2026-000001', net: 100, vat: 15, isCorrection: false },
  ])
  const [, ...lines] = await fileLines('2026-03')
  expect(lines.length).toBe(3)
})

async function fileLines(period: string): Promise<string[]> {
  const { token } = await anAdmin(api)
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/v1/admin/vat-returns/${period}/documents.csv`
  const { body } = await api.app.inject({ method: 'GET', url, headers })
  return body.trim().split('\r\n')
}

test('a refund lowers the return of the period in which its credit note is issued', async () => {
  const stay = await aDeemedStay()
  api.clock.set(new Date('2026-03-16T12:00:00Z'))
  await stay.byGuest('cancel')
  await sweep(api)
  expect(figuresOf(await read())).toMatchObject({
    deemedStays: [1, 869.57, 130.43],
    stayCredits: [1, 869.57, 130.43],
  })
  expect(await read()).toMatchObject({ due: 0, ledger: { posted: 0, documented: 0, difference: 0 } })
})

test('a document of the last millisecond of a month is of that month, one of the next of the next', async () => {
  const midnight = new Date('2026-03-31T21:00:00Z')
  api.clock.set(new Date(midnight.getTime() - 1))
  await aFee(api.clock.now())
  api.clock.set(midnight)
  await aFee(api.clock.now())
  expect([(await read('/2026-03')).due, (await read('/2026-04')).due]).toEqual([-15, -15])
  const { data } = await read('?kind=month')
  expect(
    data.map(({ period, state, due }: { period: string; state: string; due: number }) => [
      period,
      state,
      due,
    ]),
  ).toEqual([
    ['2026-04', 'running', -15],
    ['2026-03', 'open', -15],
  ])
})

test('a period is filed once it is over, with the sum that was filed, once, and none that overlaps it', async () => {
  await aDeemedStay()
  expect((await file('2026-03', 130.43)).body.code).toBe('too_early')
  await endOfStay()
  api.clock.set(new Date('2026-03-31T21:00:00Z'))
  const { due } = await read()
  expect(due).toBe(145.43)
  expect((await file('2026-03', 130.43)).body).toMatchObject({ code: 'stale_decision', due: 145.43 })
  expect((await file('2026-03', due)).body).toMatchObject({ state: 'filed', reference: '300123', due })
  expect((await file('2026-03', due)).body.code).toBe('already_done')
  api.clock.set(new Date('2026-04-30T21:00:00Z'))
  expect((await file('2026-Q2', 0)).body.code).toBe('too_early')
  expect((await file('2026-Q1', 0)).body.code).toBe('return_overlaps')
  expect((await file('2026-04', 0)).status).toBe(200)
})

test('once a month is filed its quarter is covered, in the list, on its page and for filing, and the other way round', async () => {
  await aDeemedStay()
  await endOfStay()
  api.clock.set(new Date('2026-04-30T21:00:00Z'))
  expect(await read('/2026-Q1')).toMatchObject({ state: 'open', coveredBy: [] })
  await file('2026-03', 145.43)
  await aFee(new Date('2026-02-10T12:00:00Z'))
  expect(await read('/2026-Q1')).toMatchObject({ state: 'covered', coveredBy: ['2026-03'], due: -15 })
  expect((await file('2026-Q1', -15)).body.code).toBe('return_overlaps')
  const statesOf = async (kind: string) =>
    (await read(`?kind=${kind}`)).data.map((row: { period: string; state: string }) => [
      row.period,
      row.state,
    ])
  expect(await statesOf('quarter')).toEqual([
    ['2026-Q2', 'running'],
    ['2026-Q1', 'covered'],
  ])
  expect((await file('2026-02', -15)).body).toMatchObject({ state: 'filed', coveredBy: [] })
  expect(await read('/2026-Q1')).toMatchObject({
    state: 'covered',
    coveredBy: ['2026-02', '2026-03'],
    due: 0,
  })
  api.clock.set(new Date('2026-06-30T21:00:00Z'))
  await file('2026-Q2', 0)
  expect(await read('/2026-05')).toMatchObject({ state: 'covered', coveredBy: ['2026-Q2'] })
  expect((await file('2026-05', 0)).body.code).toBe('return_overlaps')
  expect((await statesOf('month')).slice(0, 5)).toEqual([
    ['2026-07', 'running'],
    ['2026-06', 'covered'],
    ['2026-05', 'covered'],
    ['2026-04', 'covered'],
    ['2026-03', 'filed'],
  ])
})

test('of two admins who file at once, or a month beside its quarter, one is first and the other is refused', async () => {
  await aDeemedStay()
  await endOfStay()
  api.clock.set(new Date('2026-03-31T21:00:00Z'))
  const answers = await Promise.all([
    file('2026-03', 145.43),
    file('2026-03', 145.43),
    file('2026-Q1', 145.43),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await api.db.$count(vatReturns)).toBe(1)
  expect(await api.db.$count(vatReturnItems)).toBe(2)
})

test('what is dated into a filed period later is a correction of the next return, and of that one alone', async () => {
  await aDeemedStay()
  await endOfStay()
  api.clock.set(new Date('2026-03-31T21:00:00Z'))
  const filed = (await file('2026-03', 145.43)).body
  await aFee(new Date('2026-03-30T12:00:00Z'))
  expect(figuresOf(await read('/2026-03'))).toEqual(figuresOf(filed))
  const next = await read('/2026-04')
  expect(next).toMatchObject({ due: -15, corrections: 1, ledger: { documented: 0 } })
  expect(next.items.data).toMatchObject([{ box: 'providerFees', on: '2026-03-30', isCorrection: true }])
  expect((await read('?kind=month')).data).toMatchObject([
    { period: '2026-04', due: -15 },
    { period: '2026-03', due: 145.43 },
  ])
  api.clock.set(new Date('2026-04-30T21:00:00Z'))
  expect((await file('2026-04', -15)).status).toBe(200)
  expect(await read('/2026-05')).toMatchObject({ due: 0, corrections: 0 })
  expect(await read('/2026-04')).toMatchObject({ due: -15, corrections: 1, state: 'filed' })
})

test('the database lets nothing of a filed return change, and a period that has not begun does not exist', async () => {
  api.clock.set(new Date('2026-04-01T00:00:00Z'))
  expect((await file('2026-03', 0)).status).toBe(200)
  await expect(api.db.update(vatReturns).set({ dueHalalas: 5 })).rejects.toThrow()
  await expect(api.db.delete(vatReturns)).rejects.toThrow()
  expect(await api.db.$count(invoices, sql`true`)).toBe(0)
  expect((await read('/2026-05')).code).toBe('not_found')
  expect((await read('/2026-13')).code).toBe('not_found')
})
