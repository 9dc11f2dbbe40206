import { asc, eq, sql } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
import { rates } from '@/server/db/schema/money/rates'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const BODY = { kind: 'commission', percent: 12.5, holdsFrom: '2026-03-16', reason: 'Agreed with the hosts' }
/** 00:00 of 16 March in Riyadh. */
const THAT_MIDNIGHT = new Date('2026-03-15T21:00:00Z')

const add = async (change: object = {}) =>
  api.call('POST', '/admin/rates', { as: await anAdmin(api), body: { ...BODY, ...change } })
const listed = async () => (await api.call('GET', '/admin/rates', { as: await anAdmin(api) })).body

/** Two nights of 500.00 at a vendor with a VAT number, paid online. */
async function aPaidStay(checkIn: string, checkOut: string) {
  const place = { host: await aHost(api, '300000123456003'), paymentType: 'fullPayment' } as const
  const stay = await aBookingAt(api, place, { checkIn, checkOut })
  expect((await stay.byGuest('pay')).status).toBe(200)
  return stay
}

test('the rates of a booking are those of its moment: quote, earnings, documents and books at both rates', async () => {
  await add()
  await add({ kind: 'vat', percent: 5 })
  api.clock.set(new Date(THAT_MIDNIGHT.getTime() - 1))
  const before = await aPaidStay('2026-03-20', '2026-03-22')
  expect(await booksOf(api)).toMatchObject({ commission_income: 10_000, vat_payable: 1_500 })
  api.clock.set(THAT_MIDNIGHT)
  const after = await aPaidStay('2026-03-20', '2026-03-22')
  expect([before.booking.vat, after.booking.vat]).toEqual([130.43, 47.62])
  const [older, newer] = [await before.seenByVendor(), await after.seenByVendor()]
  expect(older.earnings).toEqual({ byDiyar: 0, commission: 100, commissionVat: 15, stayVat: 0, net: 885 })
  expect(newer.earnings).toEqual({
    byDiyar: 0,
    commission: 125,
    commissionVat: 6.25,
    stayVat: 0,
    net: 868.75,
  })
  expect(await booksOf(api)).toMatchObject({ commission_income: 22_500, vat_payable: 2_125 })

  api.clock.set(new Date('2026-03-22T12:00:00Z'))
  await sweep(api)
  const documents = await api.db.select().from(invoices).orderBy(asc(invoices.kind), asc(invoices.vatHalalas))
  expect(documents.map(({ kind, totalHalalas, vatHalalas }) => [kind, totalHalalas, vatHalalas])).toEqual([
    ['commission_invoice', 13_125, 625],
    ['commission_invoice', 11_500, 1_500],
    ['tax_invoice', 100_000, 4_762],
    ['tax_invoice', 100_000, 13_043],
  ])
  const labels = documents.map(({ printed }) => printed.sums.map(({ label }) => label.en))
  expect(labels.map((sums) => sums.find((one) => one.startsWith('VAT')))).toEqual([
    ...['VAT 5%', 'VAT 15%', 'VAT 5%', 'VAT 15%'],
  ])
})

test('other dates of a booking have its VAT, and its refund takes back what was posted', async () => {
  await add()
  await add({ kind: 'vat', percent: 5 })
  const stay = await aPaidStay('2026-03-20', '2026-03-22')
  api.clock.set(THAT_MIDNIGHT)
  const dates = { checkIn: '2026-03-24', checkOut: '2026-03-25' }
  const moved = await stay.byGuest('dates', dates)
  expect(moved.body).toMatchObject({ total: 500, vat: 65.22 })
  expect(await booksOf(api)).toMatchObject({ commission_income: 5_000, vat_payable: 750 })
  await stay.byGuest('cancel')
  const books = await booksOf(api)
  expect([books['commission_income'], books['vat_payable']]).toEqual([undefined, undefined])
})

test('a rate holds from the midnight of its day in Riyadh, for the public pages as well', async () => {
  const host = await aHost(api, '300000123456003')
  const { serviceId } = await aBookingAt(api, { host })
  await add({ kind: 'vat', percent: 5 })
  const seen = async () => {
    const { body: listing } = await api.call('GET', `/services/details/${serviceId}`)
    const { body: content } = await api.call('GET', '/content-version')
    return { vat: (Array.isArray(listing) ? listing[0] : listing).vatPercent, version: content.version }
  }
  const before = await seen()
  api.clock.set(THAT_MIDNIGHT)
  expect(before.vat).toBe(15)
  expect(await seen()).toEqual({ vat: 5, version: before.version + 1 })
})

test('a rate begins tomorrow at the earliest, and one day has one rate of a kind', async () => {
  const issueOf = async (change: object) => {
    const { status, body } = await add(change)
    return [status, body.issues?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)]
  }
  expect(await issueOf({ holdsFrom: '2026-03-15' })).toEqual([422, ['holdsFrom rate_not_ahead']])
  expect(await issueOf({ holdsFrom: '2026-03-16' })).toEqual([204, undefined])
  expect(await issueOf({ percent: 13 })).toEqual([422, ['holdsFrom rate_day_taken']])
  expect(await issueOf({ kind: 'vat' })).toEqual([204, undefined])
})

test('a coming rate is withdrawn with a reason and its day is free again; one that holds stays', async () => {
  await add()
  const [rate] = (await listed()).data
  const withdraw = async () =>
    api.call('POST', `/admin/rates/${rate._id}/withdraw`, {
      as: await anAdmin(api),
      body: { reason: 'Too soon' },
    })
  expect((await withdraw()).status).toBe(204)
  expect((await withdraw()).body.code).toBe('already_done')
  await add({ percent: 11 })
  api.clock.set(THAT_MIDNIGHT)
  const states = (await listed()).data.map((one: typeof rate) => [one.kind, one.percent, one.state])
  expect(states).toEqual([
    ['commission', 11, 'holds'],
    ['commission', 12.5, 'withdrawn'],
    ['commission', 10, 'past'],
    ['vat', 15, 'holds'],
  ])
  const [holding] = (await listed()).data
  const late = { as: await anAdmin(api), body: { reason: 'Too late' } }
  expect((await api.call('POST', `/admin/rates/${holding._id}/withdraw`, late)).body.code).toBe(
    'deadline_passed',
  )
})

test('the trail has the percentage before and after', async () => {
  await add()
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'rate_added'))
  expect(line).toMatchObject({
    reason: BODY.reason,
    before: { kind: 'commission', percent: 10 },
    after: { kind: 'commission', percent: 12.5, holdsFrom: '2026-03-16' },
  })
})

test('the database lets nothing of a rate change, nor the rates of a booking', async () => {
  const stay = await aBookingAt(api)
  await add()
  const attempts = [
    sql`UPDATE rates SET percent = 1`,
    sql`UPDATE rates SET withdrawn_at = '2026-03-16T00:00:00Z'`,
    sql`DELETE FROM rates`,
    sql`UPDATE bookings SET vat_percent = 5`,
    sql`UPDATE bookings SET commission_percent = 1`,
  ]
  for (const attempt of attempts) await expect(api.db.execute(attempt)).rejects.toThrow()
  expect(await api.db.select({ percent: rates.percent }).from(rates)).toEqual([{ percent: 12.5 }])
  const [booking] = await api.db.select().from(bookings).where(eq(bookings.id, stay.booking._id))
  expect(booking).toMatchObject({ commissionPercent: 10, vatPercent: 15 })
})
