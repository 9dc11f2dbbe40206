import { asc, sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost } from '@/__tests__/server/support/users'
import { invoices } from '@/server/db/schema/money/invoices'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const VAT_NUMBER = '300000123456003'

/** Friday to Sunday for 1,000; the guest has arrived. */
async function anArrivedStay(place: ListingOptions = {}) {
  const host = await aHost(api, VAT_NUMBER)
  const stay = await aBookingAt(api, { host, paymentType: 'payAtCheckin', depositHalalas: 10_000, ...place })
  if (place.paymentType) await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T13:00:00Z'))
  await stay.byGuest('check-in')
  return stay
}

const documents = async () => {
  const rows = await api.db
    .select()
    .from(invoices)
    .orderBy(asc(invoices.issuedAt), sql`xmin::text::bigint`, asc(invoices.kind))
  return rows.map(({ kind, totalHalalas, vatHalalas }) => [kind, totalHalalas, vatHalalas])
}

test('what the vendor reads before confirming the money at the door is what the ledger then charges', async () => {
  const stay = await anArrivedStay()
  const { collection } = await stay.seenByVendor()
  expect(collection).toEqual({
    amount: 1_100,
    deposit: 100,
    byDiyar: 0,
    commission: 100,
    commissionVat: 15,
    stayVat: 0,
    net: 885,
  })
  await stay.byVendor('collect')
  expect((await stay.seenByVendor()).collection).toBeNull()
  expect(await booksOf(api)).toEqual({
    commission_income: collection.commission * 100,
    vat_payable: collection.commissionVat * 100,
    vendor_debt: -11_500,
  })
})

test('a collection can be taken back and confirmed again: commission and documents follow, once each', async () => {
  const stay = await anArrivedStay()
  expect((await stay.byVendor('undo-collect')).body.code).toBe('already_done')
  await stay.byVendor('collect')
  expect((await stay.seenByVendor()).allowed).toContain('undo_collect')
  const undone = await stay.byVendor('undo-collect')
  expect(undone.body).toMatchObject({ status: 'checked_in', collect: 1_100, collection: { commission: 100 } })
  expect(undone.body.allowed).toContain('collect')
  expect(await booksOf(api)).toEqual({})
  expect((await stay.byVendor('undo-collect')).body.code).toBe('already_done')
  await stay.byVendor('collect')
  expect(await documents()).toEqual([
    ['tax_invoice', 100_000, 13_043],
    ['credit_note', 100_000, 13_043],
    ['tax_invoice', 100_000, 13_043],
  ])
  api.clock.set(new Date('2026-03-22T09:00:00Z'))
  await sweep(api)
  expect(await booksOf(api)).toEqual({ commission_income: 10_000, vat_payable: 1_500, vendor_debt: -11_500 })
  expect(await findDifferences(api.db)).toEqual([])
})

test('a collection that was taken back is charged at the end of the stay, as for every stay', async () => {
  const stay = await anArrivedStay({ paymentType: 'halfPayment', partialHalalas: 40_000, depositHalalas: 0 })
  await stay.byVendor('collect')
  api.clock.set(new Date('2026-03-21T13:00:00Z'))
  await sweep(api)
  expect(await booksOf(api)).toMatchObject({ vendor_available: 28_500 })
  expect((await stay.byVendor('undo-collect')).body.code).toBe('deadline_passed')
  api.clock.set(new Date('2026-03-21T12:59:59Z'))
  expect((await stay.byVendor('undo-collect')).status).toBe(200)
  expect(await booksOf(api)).toMatchObject({ commission_income: 4_000, vendor_available: 35_400 })
  await stay.byGuest('check-out')
  expect((await stay.byVendor('undo-collect')).body.code).toBe('not_in_this_state')
  expect(await booksOf(api)).toEqual({
    psp_clearing: -40_000,
    commission_income: 10_000,
    vat_payable: 1_500,
    vendor_available: 28_500,
  })
  expect(await findDifferences(api.db)).toEqual([])
})

test('of ten presses at once one takes the collection back', async () => {
  const stay = await anArrivedStay()
  await stay.byVendor('collect')
  const answers = await Promise.all(Array.from({ length: 10 }, () => stay.byVendor('undo-collect')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await booksOf(api)).toEqual({})
  expect(await documents()).toHaveLength(2)
})
