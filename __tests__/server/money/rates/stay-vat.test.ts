import { asc, eq, sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
import { stayVatRules } from '@/server/db/schema/money/stay-vat-rules'
import { vendors } from '@/server/db/schema/people/vendors'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const DIYAR = '300000000100003'
const RULE = { accountedBy: 'diyar', holdsFrom: '2026-03-16', reason: 'Article 47(3)' }
/** 00:00 of 16 March in Riyadh. */
const THAT_MIDNIGHT = new Date('2026-03-15T21:00:00Z')

const saveSettings = async (change: object = {}) =>
  api.call('PUT', '/admin/settings', { as: await anAdmin(api), body: { ...SETTINGS, ...change } })
const add = async (change: object = {}) =>
  api.call('POST', '/admin/stay-vat-rules', { as: await anAdmin(api), body: { ...RULE, ...change } })

/** Diyar accounts for stays of unregistered vendors from the midnight that is now. */
async function asDeemedSupplier() {
  expect((await saveSettings()).status).toBe(200)
  expect((await add()).status).toBe(204)
  api.clock.set(THAT_MIDNIGHT)
}

/** Two nights of 500.00 for 1,000.00. */
async function aStay(place: ListingOptions = {}) {
  return aBookingAt(api, { paymentType: 'fullPayment', ...place })
}

const documents = async () => {
  const rows = await api.db
    .select()
    .from(invoices)
    .orderBy(asc(invoices.issuedAt), sql`xmin::text::bigint`, asc(invoices.kind))
  return rows.map(({ kind, series, totalHalalas, vatHalalas }) => [kind, series, totalHalalas, vatHalalas])
}

test('the midnight of a rule in Riyadh: a booking before has no VAT, one after has that of Diyar', async () => {
  await saveSettings()
  await add()
  api.clock.set(new Date(THAT_MIDNIGHT.getTime() - 1))
  const before = await aStay()
  api.clock.set(THAT_MIDNIGHT)
  const after = await aStay()
  expect(before.booking).toMatchObject({ total: 1000, vat: null, stayVat: 'nobody' })
  expect(after.booking).toMatchObject({ total: 1000, vat: 130.43, stayVat: 'diyar' })
  await before.byGuest('pay')
  await after.byGuest('pay')
  expect(await documents()).toEqual([
    ['receipt', 'RC', 100_000, null],
    ['tax_invoice', `INV-${DIYAR}`, 100_000, 13_043],
  ])
  expect(await booksOf(api)).toMatchObject({ stay_vat_payable: 13_043, commission_income: 20_000 })
  const earned = { byDiyar: 0, commission: 100, commissionVat: 15 }
  expect((await before.seenByVendor()).earnings).toEqual({ ...earned, stayVat: 0, net: 885 })
  expect((await after.seenByVendor()).earnings).toEqual({ ...earned, stayVat: 130.43, net: 754.57 })
  const earnings = await api.call('GET', '/vender/earnings?month=2026-03', { as: after.host })
  expect(earnings.body.totals).toEqual({
    ...{ gross: 1000, commission: 100, commissionVat: 15, stayVat: 130.43, net: 754.57 },
  })
  expect(await findDifferences(api.db)).toEqual([])
})

test('its document names Diyar as the seller with its number, and the host', async () => {
  await asDeemedSupplier()
  const stay = await aStay()
  await stay.byGuest('pay')
  const [invoice] = await api.db.select().from(invoices)
  expect(invoice?.printed.seller).toMatchObject({ name: { en: 'Diyar' }, vatNumber: DIYAR })
  const facts = invoice?.printed.facts.map(({ label }) => label.en) ?? []
  expect(facts).toContain('Host')
  expect(facts).not.toContain('Diyar’s VAT number')
  expect(invoice?.printed.notes.map(({ en }) => en).join()).toMatch(/deemed supplier/)
  const receipt = await api.call('GET', `/bookings/${stay.booking._id}/receipt`, { as: stay.guest })
  expect(receipt.body).toMatchObject({ stayVat: 'diyar', vat: 130.43, seller: { vatNumber: DIYAR } })
})

test('a vendor who registers after the booking changes nothing of it: dates, refund and documents are of Diyar', async () => {
  await asDeemedSupplier()
  const stay = await aStay()
  await stay.byGuest('pay')
  const registered = { vatNumber: '300000123456003', vatState: 'checked' } as const
  await api.db.update(vendors).set(registered).where(eq(vendors.id, stay.host.vendorId))
  const moved = await stay.byGuest('dates', { checkIn: '2026-03-24', checkOut: '2026-03-25' })
  expect(moved.body).toMatchObject({ total: 500, vat: 65.22, stayVat: 'diyar' })
  expect(await booksOf(api)).toMatchObject({ stay_vat_payable: 6_522 })
  await sweep(api)
  await stay.byGuest('cancel')
  await sweep(api)
  expect((await booksOf(api))['stay_vat_payable']).toBeUndefined()
  expect(await documents()).toEqual([
    ['tax_invoice', `INV-${DIYAR}`, 100_000, 13_043],
    ['credit_note', `CN-${DIYAR}`, 50_000, 6_521],
    ['credit_note', `CN-${DIYAR}`, 50_000, 6_522],
  ])
  expect(await findDifferences(api.db)).toEqual([])
  expect((await aStay({ host: stay.host })).booking.stayVat).toBe('vendor')
})

test('money at the door is of the stay too: collected, taken back, and at last charged by the end of the stay', async () => {
  await asDeemedSupplier()
  const stay = await aStay({ paymentType: 'payAtCheckin' })
  api.clock.set(new Date('2026-03-20T13:00:00Z'))
  await stay.byGuest('check-in')
  expect((await stay.seenByVendor()).collection).toMatchObject({ stayVat: 130.43, net: 754.57 })
  await stay.byVendor('collect')
  expect(await booksOf(api)).toMatchObject({ stay_vat_payable: 13_043, vendor_debt: -24_543 })
  await stay.byVendor('undo-collect')
  expect(await booksOf(api)).toEqual({})
  api.clock.set(new Date('2026-03-22T12:00:00Z'))
  await sweep(api)
  expect(await booksOf(api)).toMatchObject({ stay_vat_payable: 13_043, vendor_debt: -24_543 })
  expect(await documents()).toEqual([
    ['tax_invoice', `INV-${DIYAR}`, 100_000, 13_043],
    ['credit_note', `CN-${DIYAR}`, 100_000, 13_043],
    ['commission_invoice', `COM-${DIYAR}`, 11_500, 1_500],
    ['tax_invoice', `INV-${DIYAR}`, 100_000, 13_043],
  ])
  expect(await findDifferences(api.db)).toEqual([])
})

test('Diyar is no supplier without a VAT number, and with a rule its number stays in the settings', async () => {
  expect((await add()).body.issues).toMatchObject([{ path: 'accountedBy', code: 'own_vat_number_needed' }])
  expect((await add({ accountedBy: 'nobody' })).status).toBe(204)
  await saveSettings()
  expect((await add()).body.issues).toMatchObject([{ path: 'holdsFrom', code: 'rate_day_taken' }])
  expect((await add({ listingType: 'Hotel' })).status).toBe(204)
  const emptied = await saveSettings({ vatNumber: '', version: 1 })
  expect(emptied.body.issues).toMatchObject([{ path: 'vatNumber', code: 'own_vat_number_needed' }])
})

test('a rule is withdrawn before its day alone, and the database lets nothing of it or of a booking change', async () => {
  await saveSettings()
  expect((await add({ holdsFrom: '2026-03-15' })).body.issues).toMatchObject([{ code: 'rate_not_ahead' }])
  await add()
  await add({ listingType: 'Hotel', holdsFrom: '2026-03-17' })
  api.clock.set(THAT_MIDNIGHT)
  const listed = (await api.call('GET', '/admin/stay-vat-rules', { as: await anAdmin(api) })).body.data
  expect(listed.map(({ state }: { state: string }) => state)).toEqual(['ahead', 'holds'])
  const withdraw = async (id: string) => {
    const as = await anAdmin(api)
    return api.call('POST', `/admin/stay-vat-rules/${id}/withdraw`, { as, body: { reason: 'Too soon' } })
  }
  expect((await withdraw(listed[1]._id)).body.code).toBe('deadline_passed')
  expect((await withdraw(listed[0]._id)).status).toBe(204)
  expect((await withdraw(listed[0]._id)).body.code).toBe('already_done')
  await aStay()
  for (const change of [
    api.db.update(stayVatRules).set({ accountedBy: 'nobody' }),
    api.db.delete(stayVatRules),
    api.db.update(bookings).set({ stayVat: 'nobody' }),
  ])
    await expect(change).rejects.toThrow()
})
