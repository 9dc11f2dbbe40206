import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import type { TestUser } from '@/__tests__/server/support/users'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

/** The worked example: 2,320.00 with a commission of 10 %. */
async function theWorkedExample() {
  const stay = await aBookingAt(
    api,
    {
      nameAr: '=شاليه, "البحر"',
      paymentType: 'fullPayment',
      prices: { allDays: null, sundayToWednesday: 50_000, weekdays: { thursday: 90_000, friday: 90_000 } },
      lastMinuteDays: 7,
      lastMinutePercent: 10,
      addOns: [{ name: 'buffet', priceHalalas: 25_000 }],
    },
    { checkIn: '2026-03-18', checkOut: '2026-03-21', addOns: ['buffet'] },
  )
  await stay.byGuest('pay')
  await api.db
    .update(sessions)
    .set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
    .where(eq(sessions.userId, stay.host.id))
  return stay
}

const file = (as: TestUser, name: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/v1/vender/earnings/${name}`,
    headers: { authorization: `Bearer ${as.token}` },
  })

test('the worked example among the earnings: 2,320.00, commission 232.00, its VAT 34.80, the vendor 2,053.20', async () => {
  const { host, booking } = await theWorkedExample()
  const read = async () => (await api.call('GET', '/vender/earnings?month=2026-03', { as: host })).body
  const amounts = { gross: 2320, commission: 232, commissionVat: 34.8, stayVat: 0, net: 2053.2 }
  const line = {
    kind: 'paid',
    booking: { code: booking.code },
    ...amounts,
    availableAt: '2026-03-19T12:00:00.000Z',
  }
  expect(await read()).toMatchObject({
    pending: 2053.2,
    available: 0,
    months: ['2026-03'],
    totals: amounts,
    data: [{ ...line, isAvailable: false }],
  })
  api.clock.set(new Date('2026-03-19T12:00:00Z'))
  await sweep(api)
  expect(await read()).toMatchObject({
    pending: 0,
    available: 2053.2,
    total: 1,
    data: [{ ...line, isAvailable: true }],
  })
  const empty = await api.call('GET', '/vender/earnings?month=2026-02', { as: host })
  expect(empty.body).toMatchObject({ data: [], totals: { net: 0 } })
  expect((await api.call('GET', '/vender/earnings?month=2026-13', { as: host })).status).toBe(400)
})

test('a statement as CSV: both scripts, plain amounts, and no cell that a spreadsheet would compute', async () => {
  const { host, booking } = await theWorkedExample()
  const { statusCode, headers, body } = await file(host, '2026-03.csv')
  expect([statusCode, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="diyar-2026-03.csv"',
  ])
  const [head, line, ...rest] = body.split('\r\n')
  expect(head).toMatch(/^\uFEFFالتاريخ \/ Date,/)
  expect(line).toBe(
    `2026-03-15,دفعة من حجز / Booking paid,${booking.code},"'=شاليه, ""البحر"" / Palm Chalet",2320,232,34.8,0,2053.2,2026-03-19`,
  )
  expect(rest).toEqual([''])
})

test('a statement as PDF: both scripts, the sums, and an empty month', async () => {
  const { host } = await theWorkedExample()
  const { statusCode, headers, rawPayload } = await file(host, '2026-03.pdf')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []))
  expect(texts).toEqual(
    expect.arrayContaining(['كشف أرباح', 'Statement of earnings', '2,320.00', '2,053.20']),
  )
  expect((await file(host, '2026-02.pdf')).statusCode).toBe(200)
  expect((await file(host, 'march.pdf')).statusCode).toBe(404)
})

test('a vendor registers for VAT: fifteen digits, the first and the last are 3; empty ends it', async () => {
  const { host } = await theWorkedExample()
  const put = (vatNumber: string) => api.call('PUT', '/vender/vat-number', { as: host, body: { vatNumber } })
  expect((await put('30000012345600')).body.issues[0].code).toBe('not_a_vat_number')
  expect((await put('300000123456003')).body).toEqual({ vatNumber: '300000123456003' })
  expect((await put('')).body).toEqual({ vatNumber: null })
})
