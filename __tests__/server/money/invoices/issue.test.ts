import { asc, eq, sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { invoices } from '@/server/db/schema/money/invoices'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { issueForPayment } from '@/server/modules/money/invoices/issue-for-booking'

const api = appForTests()
const VAT_NUMBER = '300000123456003'
const SETTINGS = {
  logo: '',
  address: '',
  addressAr: '',
  phoneNumbers: [],
  email: '',
  facebookLink: '',
  instagramLink: '',
  twitterLink: '',
  youTubeLink: '',
}
const AFTER_DEADLINE = new Date('2026-03-17T12:00:01Z')

/** The worked example of the booking rules, from Wednesday to Saturday, with a deposit of 500. */
async function theExample(vatNumber: string | null = VAT_NUMBER) {
  const host = await aHost(api, vatNumber)
  const prices = { allDays: null, weekdays: { wednesday: 50_000, thursday: 90_000, friday: 90_000 } }
  const stay = await aBookingAt(
    api,
    {
      host,
      prices,
      paymentType: 'fullPayment',
      depositHalalas: 50_000,
      lastMinutePercent: 10,
      lastMinuteDays: 7,
      addOns: [{ name: 'buffet', priceHalalas: 25_000 }],
    },
    { checkIn: '2026-03-18', checkOut: '2026-03-21', addOns: ['buffet'] },
  )
  await stay.byGuest('pay')
  return stay
}
type Stay = Awaited<ReturnType<typeof theExample>>

const rows = () => api.db.select().from(invoices).orderBy(asc(invoices.issuedAt), asc(invoices.kind))
const listed = async (stay: Stay, as: { token: string }) =>
  (await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as })).body.invoices
const amounts = (lines: { amountHalalas: number }[] = []) => lines.map((line) => line.amountHalalas)

test('the worked example: tax invoice of 2,320.00 with 302.61 VAT, commission of 232.00 with 34.80 VAT', async () => {
  const stay = await theExample()
  api.clock.set(new Date('2026-03-21T10:00:00Z'))
  await sweep(api)
  const [invoice, commission] = await rows()
  expect(invoice).toMatchObject({ kind: 'tax_invoice', totalHalalas: 232_000, vatHalalas: 30_261 })
  expect(amounts(invoice?.printed.lines)).toEqual([50_000, 180_000, -23_000, 25_000])
  expect(amounts(invoice?.printed.sums)).toEqual([201_739, 30_261, 232_000, 50_000, 282_000])
  expect(invoice?.printed.lines.map(({ label }) => label)).toEqual([
    { ar: 'ليلة واحدة × 500', en: '1 night × 500' },
    { ar: 'ليلتان × 900', en: '2 nights × 900' },
    { ar: 'خصم اللحظة الأخيرة \u206610%\u2069', en: 'Last-minute discount 10%' },
    { ar: 'بوفيه', en: 'Buffet' },
  ])
  expect(commission).toMatchObject({ kind: 'commission_invoice', totalHalalas: 26_680, vatHalalas: 3_480 })
  expect(amounts(commission?.printed.lines)).toEqual([23_200])
  expect(await listed(stay, stay.host)).toMatchObject([
    { kind: 'tax_invoice', number: 'INV-2026-000001', total: 2320, vat: 302.61 },
    { kind: 'commission_invoice', number: 'COM-2026-000001', total: 266.8, vat: 34.8, qr: null },
  ])
})

test('the QR of a tax invoice is stored with it, and a receipt of a vendor without VAT number has none', async () => {
  const stay = await theExample()
  await theExample(null)
  const [invoice, receipt] = (await rows()).toSorted((one, other) => other.kind.localeCompare(one.kind))
  expect(Buffer.from(invoice?.printed.qr ?? '', 'base64').toString('utf8')).toContain(
    `${VAT_NUMBER}\u0003\u00142026-03-15T09:00:00Z\u0004\u00072320.00\u0005\u0006302.61`,
  )
  expect(receipt).toMatchObject({ kind: 'receipt', series: 'RC', vatHalalas: null, printed: { qr: null } })
  expect((await listed(stay, stay.guest))[0].qr.path).toMatch(/^M0 0h7v1h-7z/)
})

test("Diyar's VAT number and commercial registration are printed on its commission invoice, with a QR", async () => {
  const stay = await theExample()
  await api.db
    .insert(settings)
    .values({ ...SETTINGS, vatNumber: '300000000100003', commercialNumber: '4030999999' })
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('cancel')
  const [, commission] = await rows()
  expect(commission).toMatchObject({ kind: 'commission_invoice', series: 'COM-300000000100003' })
  expect(commission?.printed.qr).not.toBeNull()
  expect(commission?.printed.facts.map(({ label, value }) => `${label.ar} ${value.ar}`)).toEqual(
    expect.arrayContaining(['السجل التجاري للبائع 4030999999']),
  )
})

test('a cancellation in time is credited when the refund is done, not before, and costs no commission', async () => {
  const stay = await theExample()
  api.payments.areRefundsDown = true
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await rows()).toHaveLength(1)
  api.payments.areRefundsDown = false
  api.clock.pass(180)
  await sweep(api)
  const [invoice, credit] = await rows()
  expect(credit).toMatchObject({
    kind: 'credit_note',
    series: `CN-${VAT_NUMBER}`,
    correctsId: invoice?.id,
    totalHalalas: 232_000,
    vatHalalas: 30_261,
  })
  expect(amounts(credit?.printed.sums)).toEqual([201_739, 30_261, 232_000, 50_000, 282_000])
  await sweep(api)
  expect(await rows()).toHaveLength(2)
})

test('a deposit that comes back alone is no credit; the commission is on the price that is not refunded', async () => {
  const stay = await theExample()
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('cancel')
  await sweep(api)
  expect(await rows()).toMatchObject([
    { kind: 'tax_invoice' },
    { kind: 'commission_invoice', totalHalalas: 26_680 },
  ])
})

test('a share that an admin grants is credited without the deposit, the commission falls on the rest', async () => {
  const stay = await theExample()
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('exception', { reason: 'Ill' })
  const admin = await anAdmin(api)
  const [request] = (await api.call('GET', '/admin/cancellations', { as: admin })).body.data
  await api.call('POST', `/admin/cancellations/${request._id}/approve`, { as: admin, body: { percent: 40 } })
  api.clock.pass(60)
  await sweep(api)
  expect((await rows()).map(({ kind, totalHalalas }) => [kind, totalHalalas])).toEqual([
    ['tax_invoice', 232_000],
    ['commission_invoice', 16_008],
    ['credit_note', 92_800],
  ])
})

test('what the vendor collects at the door gets a document too, and both sum to the VAT of the whole', async () => {
  const host = await aHost(api, VAT_NUMBER)
  const stay = await aBookingAt(api, { host, paymentType: 'halfPayment', partialHalalas: 33_333 })
  await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T13:00:00Z'))
  await stay.byGuest('check-in')
  expect((await stay.byVendor('collect')).status).toBe(200)
  expect((await stay.byVendor('collect')).status).toBe(409)
  expect((await rows()).map(({ totalHalalas, vatHalalas }) => [totalHalalas, vatHalalas])).toEqual([
    [33_333, 4_348],
    [66_667, 8_695],
  ])
})

test('a credit note follows its document, also when the vendor has cleared the VAT number and changed the name since', async () => {
  const stay = await theExample()
  await api.db.update(vendors).set({ vatNumber: null }).where(eq(vendors.id, stay.host.vendorId))
  await api.db.update(users).set({ displayName: 'Other' }).where(eq(users.id, stay.host.id))
  await stay.byGuest('cancel')
  await sweep(api)
  const [credit, invoice] = await rows()
  expect(credit).toMatchObject({ series: `CN-${VAT_NUMBER}`, totalHalalas: 232_000, vatHalalas: 30_261 })
  expect(credit?.printed.seller).toEqual(invoice?.printed.seller)
})

test('the commission invoice has what was collected at the door, as the ledger has, and reconciliation sees when it has not', async () => {
  const host = await aHost(api, VAT_NUMBER)
  const stay = await aBookingAt(api, { host, paymentType: 'halfPayment', partialHalalas: 20_000 })
  await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T13:00:00Z'))
  await stay.byGuest('check-in')
  await stay.byVendor('collect')
  await stay.byGuest('exception', { reason: 'Ill' })
  const admin = await anAdmin(api)
  const [request] = (await api.call('GET', '/admin/cancellations', { as: admin })).body.data
  await api.call('POST', `/admin/cancellations/${request._id}/approve`, { as: admin, body: { percent: 100 } })
  await sweep(api)
  const commission = (await rows()).find(({ kind }) => kind === 'commission_invoice')
  expect(commission).toMatchObject({ totalHalalas: 9_200, vatHalalas: 1_200 })
  expect(await booksOf(api)).toMatchObject({ commission_income: 8_000, vat_payable: 1_200 })
  expect(await findDifferences(api.db)).toEqual([])
  await api.db.execute(sql`ALTER TABLE invoices DISABLE TRIGGER USER`)
  await api.db.execute(sql`UPDATE invoices SET total_halalas = 2300 WHERE kind = 'commission_invoice'`)
  await api.db.execute(sql`ALTER TABLE invoices ENABLE TRIGGER USER`)
  expect(await findDifferences(api.db)).toMatchObject([
    { kind: 'booking_commission', bookingId: stay.booking._id, ours: 9_200, theirs: 2_300 },
  ])
})

test('a deposit that is forfeited after a move to dearer dates and a late cancellation has a document without VAT', async () => {
  const stay = await theExample()
  await api.db.update(bookings).set({ paidHalalas: 200_000 }).where(eq(bookings.id, stay.booking._id))
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('cancel')
  const kept = (await rows()).find(({ kind }) => kind === 'deposit_receipt')
  expect(kept).toMatchObject({ series: `DEP-${VAT_NUMBER}`, totalHalalas: 50_000, vatHalalas: null })
  expect((await listed(stay, stay.guest)).map(({ kind }: { kind: string }) => kind)).toContain(
    'deposit_receipt',
  )
})

test('a payment that is reported ten times at once is one document', async () => {
  await theExample()
  const [providerId = ''] = api.payments.reports.keys()
  await Promise.all(Array.from({ length: 10 }, () => settlePayment(api.app.deps, providerId)))
  expect(await rows()).toHaveLength(1)
})

test('the guest does not read the commission, and a stranger reads nothing', async () => {
  const stay = await theExample()
  api.clock.set(new Date('2026-03-21T10:00:00Z'))
  await sweep(api)
  const kinds = async (as: { token: string }) =>
    (await listed(stay, as)).map((one: { kind: string }) => one.kind)
  expect(await kinds(stay.guest)).toEqual(['tax_invoice'])
  expect(await kinds(await anAdmin(api))).toEqual(['tax_invoice', 'commission_invoice'])
  for (const as of [await aGuest(api), await aHost(api)]) {
    const answer = await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as })
    expect(answer.status).toBe(404)
  }
})

test('an issued document is never changed or deleted; only the name of a closed account goes', async () => {
  const stay = await theExample()
  const refused = [
    sql`UPDATE invoices SET total_halalas = 1`,
    sql`UPDATE invoices SET printed = '{}'`,
    sql`UPDATE invoices SET buyer = '{"ar":"x","en":"x"}'`,
    sql`UPDATE invoices SET sequence = 2, buyer = NULL`,
    sql`DELETE FROM invoices`,
  ]
  for (const statement of refused) await expect(api.db.execute(statement)).rejects.toThrow()
  api.clock.set(new Date('2026-03-21T10:00:00Z'))
  await sweep(api)
  const [before] = await rows()
  expect(before?.buyer).toEqual({ ar: 'Sara A.', en: 'Sara A.' })
  const closed = await api.call('DELETE', '/user/profile', { as: stay.guest })
  expect(closed.status).toBe(204)
  expect((await rows())[0]).toEqual({ ...before, buyer: null })
})

test('the database refuses a number that would leave a gap', async () => {
  await theExample()
  const [first] = await rows()
  if (!first) throw new Error('no invoice')
  const later = { ...first, id: 'other', cause: 'other', sequence: 3 }
  await expect(api.db.insert(invoices).values(later)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('would leave a gap') },
  })
})

test('a document names the seller by VAT number and commercial registration, Diyar by its own, and how it was paid', async () => {
  const ours = { vatNumber: '310000000000003', commercialNumber: '4030999999' }
  await api.db.insert(settings).values({ ...SETTINGS, ...ours })
  const host = await aHost(api, VAT_NUMBER)
  await api.db.update(vendors).set({ commercialNumber: '4030123456' }).where(eq(vendors.id, host.vendorId))
  const stay = await aBookingAt(api, { host, paymentType: 'halfPayment', partialHalalas: 40_000 })
  await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T13:00:00Z'))
  await stay.byGuest('check-in')
  await stay.byVendor('collect')
  const factsOf = ({ printed }: Awaited<ReturnType<typeof rows>>[number]) =>
    Object.fromEntries(printed.facts.map(({ label, value }) => [label.en, value.en]))
  const [online, atDoor] = await rows()
  if (!online || !atDoor) throw new Error('not issued')
  const seller = {
    'Seller’s VAT number': VAT_NUMBER,
    'Seller’s commercial registration': '4030123456',
    'Diyar’s VAT number': '310000000000003',
    'Diyar’s commercial registration': '4030999999',
  }
  expect(factsOf(online)).toMatchObject({ ...seller, 'Payment method': 'Online through Diyar' })
  expect(factsOf(atDoor)).toMatchObject({ ...seller, 'Payment method': 'To the seller on arrival' })
})

test('fifty at once, a third of them undone: the numbers are consecutive, and a retry issues nothing', async () => {
  const { booking } = await theExample()
  const [stay] = await api.db.select().from(bookings).where(eq(bookings.id, booking._id))
  if (!stay) throw new Error('no booking')
  const issue = (i: number) =>
    api.db.transaction(async (tx) => {
      const part = { cause: `payment:${i}`, priceHalalas: 100, depositHalalas: 0, now: api.clock.now() }
      await issueForPayment(tx, stay, { ...part, method: 'online' })
      if (i % 3 === 0) throw new Error('undone')
      return part.cause
    })
  const all = Array.from({ length: 50 }, (_, i) => i)
  const results = await Promise.allSettled([...all, ...all.slice(0, 10)].map(issue))
  // A busy machine may refuse a connection: what was refused has no number either.
  const issued = new Set(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  expect(issued.size).toBeGreaterThan(5)
  const sequences = (await rows()).map((one) => one.sequence).toSorted((one, other) => one - other)
  expect(sequences).toEqual(Array.from({ length: 1 + issued.size }, (_, i) => i + 1))
})
