import { asc, eq, sql } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { type FatooraServer, startFatoora, ZATCA_QR } from '@/__tests__/server/support/outside/fatoora-server'
import { aSigningUnit, digestByOpenssl } from '@/__tests__/server/support/outside/signing-unit'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { einvoiceChains, einvoices } from '@/server/db/schema/money/einvoices'
import { invoices } from '@/server/db/schema/money/invoices'
import { outbox } from '@/server/db/schema/platform/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { FIRST_PREVIOUS_HASH } from '@/server/modules/money/einvoices/stamp'
import { issueForPayment } from '@/server/modules/money/invoices/issue-for-booking'
import { fatoora } from '@/server/ports/einvoicing/fatoora'
import type { SignedEinvoice, SigningUnit } from '@/server/ports/einvoicing/port'
import { canonicalByLibxml, problemsOf, textOf, withoutStamp } from './libxml'

const VENDOR_VAT = '300000123456003'
const OWN_VAT = '311111111100003'
const [vendorUnit, ownUnit] = [aSigningUnit(VENDOR_VAT), aSigningUnit(OWN_VAT)]
const SECRET = vendorUnit.secret
const OWN = {
  ...{ logo: '', address: '', addressAr: '', phoneNumbers: [], email: '' },
  ...{ facebookLink: '', instagramLink: '', twitterLink: '', youTubeLink: '' },
}

let platform: FatooraServer
const einvoicing = {
  submit: (unit: SigningUnit, document: SignedEinvoice) => fatoora(platform.url, 2000).submit(unit, document),
}
const api = appForTests({ einvoicing: { url: '', units: [vendorUnit, ownUnit] } }, null, () => ({
  einvoicing,
}))

beforeEach(async () => {
  platform = await startFatoora(SECRET)
  await api.db.insert(settings).values({ ...OWN, vatNumber: OWN_VAT })
})
afterEach(() => platform.close())

const send = () => workThrough(api, ['einvoice'])
const rows = (unit: string) =>
  api.db.select().from(einvoices).where(eq(einvoices.unit, unit)).orderBy(asc(einvoices.counter))

/** A paid stay from Wednesday to Saturday of a vendor. */
async function aPaidStay(vatNumber: string | null = VENDOR_VAT) {
  const stay = await aBookingAt(
    api,
    { host: await aHost(api, vatNumber), paymentType: 'fullPayment' },
    { checkIn: '2026-03-18', checkOut: '2026-03-21' },
  )
  await stay.byGuest('pay')
  return stay
}

async function aCompletedStay(vatNumber: string | null = VENDOR_VAT) {
  const stay = await aPaidStay(vatNumber)
  api.clock.set(new Date('2026-03-21T10:00:00Z'))
  await sweep(api)
  return stay
}

async function cancelled(stay: Awaited<ReturnType<typeof aPaidStay>>) {
  await stay.byGuest('cancel')
  await sweep(api)
}

/** A complaint after the end, half of which an admin grants. */
async function grantComplaint(stay: Awaited<ReturnType<typeof aPaidStay>>) {
  await stay.byGuest('exception', { reason: 'The pool was empty' })
  const admin = await anAdmin(api)
  const open = await api.call('GET', '/admin/cancellations?state=pending', { as: admin })
  const path = `/admin/cancellations/${open.body.data[0]?._id}/approve`
  expect((await api.call('POST', path, { as: admin, body: { percent: 50 } })).status).toBe(200)
}

const listed = async (stay: Awaited<ReturnType<typeof aPaidStay>>, as: { token: string }) =>
  (await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as })).body.invoices

test('each kind of document is valid by the schema, and those of a seller are one chain that openssl confirms', async () => {
  await cancelled(await aPaidStay())
  const stay = await aPaidStay()
  await aCompletedStay(null)
  await grantComplaint(stay)
  const documents = await api.db.select().from(invoices)
  const kindOf = new Map(documents.map(({ id, kind }) => [id, kind]))
  const [ofVendor, own] = [await rows(VENDOR_VAT), await rows(OWN_VAT)]
  expect(ofVendor.map(({ invoiceId, profile }) => [kindOf.get(invoiceId), profile])).toEqual([
    ['tax_invoice', 'simplified'],
    ['credit_note', 'simplified'],
    ['tax_invoice', 'simplified'],
  ])
  const ofOwn = own.map(({ invoiceId, profile }) => `${kindOf.get(invoiceId)} ${profile}`)
  expect(ofOwn.toSorted()).toEqual([
    'commission_credit_note standard',
    'commission_invoice simplified',
    'commission_invoice standard',
  ])
  for (const chain of [ofVendor, own]) {
    let previous = FIRST_PREVIOUS_HASH
    for (const [i, { counter, xml, hash, previousHash }] of chain.entries()) {
      expect(counter).toBe(i + 1)
      expect(previousHash).toBe(previous)
      expect(xml).toContain(`<cbc:UUID>${counter}</cbc:UUID>`)
      expect(xml).toContain(`>${previous}</cbc:EmbeddedDocumentBinaryObject>`)
      expect(digestByOpenssl(await canonicalByLibxml(withoutStamp(xml)))).toBe(hash)
      expect(await problemsOf(xml)).toEqual([])
      previous = hash
    }
  }
})

test('the amounts of an electronic invoice are those of its document', async () => {
  await aPaidStay()
  const [document] = await api.db.select().from(invoices)
  const [einvoice] = await rows(VENDOR_VAT)
  const sar = (halalas = 0) => (halalas / 100).toFixed(2)
  expect(textOf(einvoice?.xml ?? '', 'cbc:TaxInclusiveAmount')).toBe(sar(document?.totalHalalas))
  expect(textOf(einvoice?.xml ?? '', 'cbc:TaxAmount')).toBe(sar(document?.vatHalalas ?? undefined))
  expect(einvoice?.xml).toContain('name="0210000"')
  expect(einvoice?.xml).not.toContain('Alharbi')
})

test('simplified documents are reported and standard ones cleared; their vendor has them, with the QR of ZATCA, after that', async () => {
  const stay = await aCompletedStay()
  const [invoice, commission] = await listed(stay, stay.host)
  expect([invoice.einvoice, commission.einvoice]).toEqual([
    { profile: 'simplified', state: 'pending' },
    { profile: 'standard', state: 'pending' },
  ])
  const file = (id: string, ending: string, as: { token: string }) =>
    api.call('GET', `/invoices/${id}.${ending}`, { as })
  for (const ending of ['xml', 'pdf'])
    expect((await file(commission._id, ending, stay.host)).body).toMatchObject({ code: 'not_cleared' })
  expect((await file(invoice._id, 'xml', stay.host)).status).toBe(200)
  await send()
  expect((await rows(VENDOR_VAT))[0]).toMatchObject({ state: 'reported', findings: [] })
  const [own] = await rows(OWN_VAT)
  expect(own).toMatchObject({ state: 'cleared', qr: ZATCA_QR })
  const answer = await file(commission._id, 'xml', stay.host)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="COM-2026-000001.xml"')
  expect(answer.body).toBe(own?.clearedXml)
  expect((await file(commission._id, 'pdf', stay.host)).status).toBe(200)
  expect((await listed(stay, stay.guest))[0].einvoice).toBeNull()
  expect((await file(invoice._id, 'xml', stay.guest)).status).toBe(404)
  expect((await file(invoice._id, 'xml', await aGuest(api))).status).toBe(404)
})

test('a document that an admin downloads is what was signed, and a line of the audit trail', async () => {
  await aPaidStay()
  const admin = await anAdmin(api)
  const [einvoice] = await rows(VENDOR_VAT)
  const { body } = await api.call('GET', `/invoices/${einvoice?.invoiceId}.xml`, { as: admin })
  expect(body).toBe(einvoice?.xml)
  const { body: lines } = await api.call('GET', '/admin/audit?action=invoice_downloaded', { as: admin })
  expect(lines.total).toBe(1)
})

test('what the outbox could not send waits, is sent again, and is accepted once', async () => {
  await aPaidStay()
  platform.faults.push('lost', 503, 'html')
  for (const seconds of [0, 6, 31, 121]) {
    api.clock.pass(seconds)
    await send()
  }
  expect(platform.submitted).toHaveLength(4)
  expect(new Set(platform.submitted.map(({ xml }) => xml)).size).toBe(1)
  expect((await rows(VENDOR_VAT))[0]?.state).toBe('reported')
})

test('a refusal is in the console with its reasons; finance is notified and sends it again once', async () => {
  const finance = await anAdmin(api, 'finance')
  await aPaidStay()
  platform.faults.push({ errors: [{ code: 'BR-KSA-08', message: 'The seller is unknown' }] })
  await send()
  const list = async () => (await api.call('GET', '/admin/einvoices', { as: finance })).body
  expect((await list()).data).toMatchObject([
    {
      number: 'INV-2026-000001',
      state: 'refused',
      isOverdue: false,
      findings: [{ kind: 'error', code: 'BR-KSA-08', message: 'The seller is unknown' }],
    },
  ])
  expect(await notificationsOf(api, finance)).toEqual(['Einvoice_refused'])
  const { _id } = (await list()).data[0]
  const retry = () => api.call('POST', `/admin/einvoices/${_id}/retry`, { as: finance })
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await send()
  expect((await rows(VENDOR_VAT))[0]).toMatchObject({ state: 'reported', findings: [] })
  expect((await retry()).body).toMatchObject({ code: 'already_done' })
})

test('after the tries of the outbox a document is given to it again, and finance is notified once of a day without an answer', async () => {
  const finance = await anAdmin(api, 'finance')
  await aPaidStay()
  await api.db.delete(outbox).where(eq(outbox.kind, 'einvoice'))
  api.clock.pass(8 * 3600 - 1)
  await sweep(api)
  expect(await send()).toBe(0)
  api.clock.pass(1)
  await sweep(api)
  platform.faults.push(500)
  expect(await send()).toBe(1)
  api.clock.pass(16 * 3600)
  await sweep(api)
  await sweep(api)
  expect((await notificationsOf(api, finance)).filter((type) => type === 'Einvoices_overdue')).toHaveLength(1)
  const { body } = await api.call('GET', '/admin/einvoices?state=pending', { as: finance })
  expect(body.data).toMatchObject([{ isOverdue: true }])
  await send()
  expect((await rows(VENDOR_VAT))[0]?.state).toBe('reported')
})

test('a document and its counter are undone with their cause, and the next one takes the number', async () => {
  const stay = await aPaidStay()
  const [first] = await rows(VENDOR_VAT)
  const [booking] = await api.db.select().from(bookings).where(eq(bookings.id, stay.booking._id))
  if (!booking) throw new Error('no booking')
  const part = { priceHalalas: 1000, depositHalalas: 0, now: api.clock.now() }
  const undone = api.db.transaction(async (tx) => {
    await issueForPayment(tx, booking, { cause: 'payment:undone', method: 'online', ...part })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await aPaidStay()
  const chain = await rows(VENDOR_VAT)
  expect(chain.map(({ counter }) => counter)).toEqual([1, 2])
  expect(chain[1]?.previousHash).toBe(first?.hash)
})

test('twelve stays that are paid at once are one chain without a gap', async () => {
  const host = await aHost(api, VENDOR_VAT)
  const stays = await Promise.all(
    Array.from({ length: 12 }, () =>
      aBookingAt(
        api,
        { host, paymentType: 'fullPayment' },
        { checkIn: '2026-03-18', checkOut: '2026-03-21' },
      ),
    ),
  )
  await Promise.all(stays.map((stay) => stay.byGuest('pay')))
  const chain = await rows(VENDOR_VAT)
  expect(chain.map(({ counter }) => counter)).toEqual(stays.map((_, i) => i + 1))
  expect(chain.slice(1).map(({ previousHash }) => previousHash)).toEqual(
    chain.slice(0, -1).map(({ hash }) => hash),
  )
  const [{ lastCounter } = { lastCounter: 0 }] = await api.db.select().from(einvoiceChains)
  expect(lastCounter).toBe(12)
})

test('the database refuses a gap, another chain, a change of what was signed and a deletion', async () => {
  await aPaidStay()
  const [row] = await rows(VENDOR_VAT)
  const id = row?.invoiceId ?? ''
  for (const statement of [
    sql`UPDATE einvoices SET xml = '' WHERE invoice_id = ${id}`,
    sql`UPDATE einvoices SET hash = '' WHERE invoice_id = ${id}`,
    sql`UPDATE einvoices SET cleared_xml = '' WHERE invoice_id = ${id}`,
    sql`DELETE FROM einvoices`,
    sql`UPDATE einvoice_chains SET last_counter = 5`,
    sql`UPDATE einvoice_chains SET last_counter = 0`,
  ])
    await expect(api.db.execute(statement)).rejects.toThrow()
  await api.db.execute(sql`UPDATE einvoices SET state = 'reported' WHERE invoice_id = ${id}`)
  await expect(
    api.db.execute(sql`UPDATE einvoices SET state = 'refused' WHERE invoice_id = ${id}`),
  ).rejects.toThrow()
})
