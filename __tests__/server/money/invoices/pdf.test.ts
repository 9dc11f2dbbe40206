import { constants, inflateSync } from 'node:zlib'
import { desc } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import { invoices } from '@/server/db/schema/money/invoices'
import { drawInvoice } from '@/server/modules/money/invoices/pdf/draw-invoice'

const api = appForTests()
const MAX_BYTES = 150 * 1024
const PAGE = { width: 595, height: 842 }

async function pieces(bytes: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, i) => file.getPage(i + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  return contents.map(({ items }) =>
    items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [x, y] = item.transform.slice(4)
      return [{ text: item.str, direction: item.dir, x, y, width: item.width }]
    }),
  )
}

/** The drawing commands of a file, inflated. */
function streamsOf(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const starts = [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(
    ({ index, 0: found }) => index + found.length,
  )
  return starts
    .map((start) =>
      inflateSync(bytes.subarray(start), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
    )
    .join('')
}

const fetchPdf = async (as: TestUser | undefined, id: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/v1/invoices/${id}.pdf`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  })

test('the file of a tax invoice: both scripts in their order, small, private, and only for its guest, vendor and admins', async () => {
  const host = await aHost(api, '300000123456003')
  const stay = await aBookingAt(api, { host, paymentType: 'fullPayment', nameAr: 'شاليه (VIP 2) البحر' })
  await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T12:30:00Z'))
  await stay.byGuest('check-in')
  await stay.byGuest('check-out')
  const [invoice, commission] = await api.db.select().from(invoices).orderBy(desc(invoices.kind))
  if (!invoice || !commission) throw new Error('not issued')
  const answer = await fetchPdf(stay.guest, invoice.id)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.headers['content-disposition']).toBe('inline; filename="INV-2026-000001.pdf"')
  expect(answer.rawPayload.length).toBeLessThan(MAX_BYTES)
  const [page = []] = await pieces(answer.rawPayload)
  const texts = page.map((one) => one.text)
  expect(texts).toContain('Sara A.')
  expect(texts).toEqual(
    expect.arrayContaining(['فاتورة ضريبية مبسطة', 'Simplified tax invoice', '1,000.00', '130.43']),
  )
  // Copied text has the order of drawing: each label before its value, in each language.
  const at = (text: string) => texts.findIndex((one) => one.includes(text))
  expect([at('البائع') < at('Seller'), at('الدخول') < at('Check-in')]).toEqual([true, true])
  expect(texts.slice(at('Total including VAT')).some((one) => one === '1,000.00')).toBe(true)
  // A lam with its alef is one glyph, with one code, so that readers that turn a line around do not turn the two letters.
  expect(streamsOf(answer.rawPayload)).toMatch(/<FEFB>/i)
  expect(streamsOf(answer.rawPayload)).not.toMatch(/<06440627>/i)
  // A replacement text would be turned round once more by readers that order Arabic themselves.
  expect(streamsOf(answer.rawPayload)).toMatch(/BT/)
  expect(streamsOf(answer.rawPayload)).not.toContain('ActualText')
  const title = page.find((one) => one.text === 'فاتورة ضريبية مبسطة')
  expect([title?.direction, (title?.x ?? 0) > PAGE.width / 2]).toEqual(['rtl', true])
  const strangers = [await aGuest(api), await aHost(api)]
  const readers = [stay.host, await anAdmin(api), ...strangers, undefined]
  const statuses = async (id: string) =>
    Promise.all(readers.map(async (as) => (await fetchPdf(as, id)).statusCode))
  expect(await statuses(invoice.id)).toEqual([200, 200, 404, 404, 401])
  expect((await fetchPdf(stay.guest, commission.id)).statusCode).toBe(404)
  expect((await fetchPdf(stay.guest, 'nothing')).statusCode).toBe(404)
})

test('copied text has the order in which it is read: Arabic before English, each label before its value or amount', async () => {
  const printed: PrintedInvoice = {
    title: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
    company: { ar: 'ديار', en: 'Diyar' },
    seller: { name: { ar: 'شاليه', en: 'Chalet' }, vatNumber: null },
    facts: [
      { label: { ar: 'رقم الفاتورة', en: 'Invoice number' }, value: { ar: 'INV-1', en: 'INV-1' } },
      {
        label: { ar: 'البائع', en: 'Seller' },
        value: { ar: 'مجموعة الشاليهات المتحدة للضيافة والترفيه 2030', en: 'United chalets 2030' },
      },
    ],
    buyerLabel: { ar: 'المشتري', en: 'Buyer' },
    columns: { text: { ar: 'الوصف', en: 'Description' }, amount: { ar: 'المبلغ', en: 'Amount' } },
    lines: [
      { label: { ar: 'ليلتان', en: '2 nights' }, amountHalalas: 100_000 },
      { label: { ar: 'خصم آخر لحظة', en: 'Last-minute discount' }, amountHalalas: -10_000 },
    ],
    sums: [
      { label: { ar: 'ضريبة القيمة المضافة', en: 'VAT' }, amountHalalas: 11_739, isTotal: false },
      { label: { ar: 'المجموع شامل الضريبة', en: 'Total with VAT' }, amountHalalas: 90_000, isTotal: true },
    ],
    notes: [{ ar: 'ديار منصة حجوزات', en: 'Diyar is a platform' }],
    qr: null,
  }
  const buyer = { ar: 'سارة', en: 'Sara' }
  const [page = []] = await pieces(
    await drawInvoice(printed, { number: 'INV-1', buyer, issuedAt: new Date(0) }),
  )
  expect(page.map(({ text }) => text)).toEqual([
    ...['ديار', 'Diyar', 'فاتورة ضريبية مبسطة', 'Simplified tax invoice'],
    ...['رقم الفاتورة', 'Invoice number', 'INV-1'],
    ...['البائع', 'مجموعة الشاليهات المتحدة', 'للضيافة والترفيه 2030', 'Seller', 'United chalets 2030'],
    ...['المشتري', 'سارة', 'Buyer', 'Sara'],
    ...['الوصف', 'Description', 'المبلغ', 'Amount'],
    ...['ليلتان', '2 nights', '1,000.00', 'خصم آخر لحظة', 'Last-minute discount', '−100.00'],
    ...['ضريبة القيمة المضافة', 'VAT', '117.39', 'المجموع شامل الضريبة', 'Total with VAT', '900.00'],
    ...['ديار منصة حجوزات', 'Diyar is a platform'],
  ])
})

test('the longest names, amounts and many lines stay on the page, and a table goes on on the next', async () => {
  const long = { ar: 'مجموعة الشاليهات المتحدة 2030 '.repeat(5), en: 'Wwwwwwwwww'.repeat(10) }
  const amount = { label: long, amountHalalas: -214_748_364_7 }
  const printed: PrintedInvoice = {
    title: long,
    company: { ar: 'ديار', en: 'Diyar' },
    seller: { name: long, vatNumber: null },
    facts: [{ label: long, value: long }],
    buyerLabel: long,
    columns: { text: long, amount: { ar: 'المبلغ', en: 'Amount' } },
    lines: Array.from({ length: 8 }, () => amount),
    sums: [{ ...amount, isTotal: true }],
    notes: [long],
    qr: 'A'.repeat(300),
  }
  const pages = await pieces(
    await drawInvoice(printed, { number: 'INV', buyer: long, issuedAt: new Date(0) }),
  )
  expect(pages.length).toBeGreaterThan(1)
  // Each page names itself at its foot in letters of 8 points, below all else.
  for (const [at, page] of pages.entries()) {
    const [arabic, english] = page.slice(-2)
    expect(arabic?.text).toBe(`صفحة ${at + 1} من ${pages.length}`)
    expect(english?.text).toBe(`Page ${at + 1} of ${pages.length}`)
    expect(Math.min(...page.slice(0, -2).map(({ y }) => y))).toBeGreaterThan(english?.y + 8)
  }
  const outside = pages
    .flat()
    .filter(({ x, y, width }) => x < 0 || x + width > PAGE.width || y < 0 || y > PAGE.height)
  expect(outside).toEqual([])
})
