import { fatoora } from '@/server/ports/einvoicing/fatoora'
import type { SignedEinvoice } from '@/server/ports/einvoicing/port'
import { type FatooraServer, type Fault, startFatoora, ZATCA_QR } from '../support/outside/fatoora-server'

const SECRET = 'a secret: of the sandbox'
const CREDENTIALS = { certificate: 'VE9LRU4=', secret: SECRET }
const QR_ELEMENT =
  '<cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">b3Vycw==</cbc:EmbeddedDocumentBinaryObject>'
const documentOf = (profile: SignedEinvoice['profile'], hash = 'aGFzaA=='): SignedEinvoice => ({
  profile,
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  hash,
  xml: `<Invoice><cbc:UUID>8e6000cf-1a98-4174-b3e7-b5d5954bc10d</cbc:UUID>${QR_ELEMENT}<d>${hash}</d></Invoice>`,
})

let server: FatooraServer
beforeEach(async () => {
  server = await startFatoora(SECRET)
})
afterEach(() => server.close())

const submit = (document: SignedEinvoice, timeoutMs = 5000) =>
  fatoora(server.url, timeoutMs).submit(CREDENTIALS, document)

test('a simplified document is reported, with the headers of the second version and the hash', async () => {
  expect(await submit(documentOf('simplified'))).toEqual({ state: 'reported', findings: [] })
  expect(server.submitted).toMatchObject([
    {
      path: '/invoices/reporting/single',
      invoiceHash: 'aGFzaA==',
      headers: { 'accept-version': 'V2', 'clearance-status': '0', 'content-type': 'application/json' },
    },
  ])
  expect(server.submitted[0]?.xml).toBe(documentOf('simplified').xml)
})

test('a standard document is cleared and comes back with the stamp of ZATCA', async () => {
  const outcome = await submit(documentOf('standard'))
  expect(outcome).toMatchObject({ state: 'cleared', clearedXml: expect.stringContaining(ZATCA_QR) })
  expect(server.submitted).toMatchObject([
    { path: '/invoices/clearance/single', headers: { 'clearance-status': '1' } },
  ])
})

test('while clearance is switched off a standard document is reported', async () => {
  server.isClearanceOff = true
  expect(await submit(documentOf('standard'))).toEqual({ state: 'reported', findings: [] })
  expect(server.submitted.map(({ path }) => path)).toEqual([
    '/invoices/clearance/single',
    '/invoices/reporting/single',
  ])
})

test('warnings come with an acceptance, errors with a refusal', async () => {
  server.faults.push({ warnings: [{ code: 'BR-KSA-63', message: 'address' }] })
  expect(await submit(documentOf('simplified'))).toEqual({
    state: 'reported',
    findings: [{ kind: 'warning', code: 'BR-KSA-63', message: 'address' }],
  })
  server.faults.push({ errors: [{ code: 'invoiceHash', message: 'wrong' }] })
  expect(await submit(documentOf('standard', 'b3RoZXI='))).toEqual({
    state: 'refused',
    findings: [{ kind: 'error', code: 'invoiceHash', message: 'wrong' }],
  })
})

test('a document whose answer was lost is sent again and counts as accepted once', async () => {
  server.faults.push('lost')
  await expect(submit(documentOf('simplified'))).rejects.toThrow()
  expect(await submit(documentOf('simplified'))).toMatchObject({ state: 'reported' })
  expect(server.submitted).toHaveLength(2)
})

test.each<[Fault, SignedEinvoice['profile']]>([
  ['silent', 'simplified'],
  ['html', 'simplified'],
  ['unfinished', 'simplified'],
  ['other hash', 'simplified'],
  ['other hash', 'standard'],
  ['other document', 'standard'],
  [401, 'simplified'],
  [429, 'standard'],
  [500, 'simplified'],
  [503, 'standard'],
])('an answer that is %j is not believed: the %s document waits', async (fault, profile) => {
  server.faults.push(fault)
  await expect(submit(documentOf(profile), 300)).rejects.toThrow()
})

test('400 without an error is a failure of the call, not a refusal of the document', async () => {
  server.faults.push({ errors: [] })
  await expect(submit(documentOf('simplified'))).rejects.toThrow('400')
})
