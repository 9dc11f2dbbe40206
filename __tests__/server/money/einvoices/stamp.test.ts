import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import {
  aSigningUnit,
  digestByOpenssl,
  isSignedByOpenssl,
} from '@/__tests__/server/support/outside/signing-unit'
import { readCertificate } from '@/server/modules/money/einvoices/certificate'
import { splitVat } from '@/server/modules/money/einvoices/split-vat'
import { FIRST_PREVIOUS_HASH, hashOfUbl, stampUbl } from '@/server/modules/money/einvoices/stamp'
import { writeUbl } from '@/server/modules/money/einvoices/ubl-document'
import type { UblFacts } from '@/server/modules/money/einvoices/ubl-facts'
import { canonicalByLibxml, problemsOf, qrValues, textOf, withoutStamp } from './libxml'

const UNIT = aSigningUnit('300000123456003')
const { vatNumber, identification, address } = UNIT

const factsOf = (other: Partial<UblFacts> = {}): UblFacts => ({
  number: 'INV-2026-000001',
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  day: '2026-03-15',
  time: '12:00:05',
  code: '388',
  profile: 'simplified',
  isThirdParty: true,
  corrects: null,
  counter: 1,
  previousHash: FIRST_PREVIOUS_HASH,
  seller: { name: 'شاليهات الواحة', vatNumber, identification, address },
  buyer: null,
  lines: [
    { text: 'ليلتان', netHalalas: 10_000, vatHalalas: 1500 },
    { text: 'خصم', netHalalas: -1000, vatHalalas: -150 },
  ],
  vatPercent: 15,
  totalHalalas: 10_350,
  vatHalalas: 1350,
  ...other,
})

test('the first hash of a chain is the one that ZATCA publishes', () => {
  expect(FIRST_PREVIOUS_HASH).toBe(
    'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  )
})

test('what is hashed is in the form of Canonical XML 1.1, whatever names and texts hold', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(text, text, async (name, line) => {
      const facts = factsOf({
        seller: { name, vatNumber, identification, address },
        lines: [{ text: line, netHalalas: 10_000, vatHalalas: 350 }],
        corrects: { number: 'INV-2026-000009', reason: `${line}<&>"\r\n\t` },
      })
      expect(await canonicalByLibxml(writeUbl(facts))).toBe(writeUbl(facts))
    }),
    { numRuns: 10 },
  )
}, 240_000)

test('the hash of a document is the one of openssl over what libxml2 makes of it without its stamp', async () => {
  const facts = factsOf()
  const { xml, hash } = stampUbl(facts, UNIT)
  const canonical = await canonicalByLibxml(withoutStamp(xml))
  expect(digestByOpenssl(canonical)).toBe(hash)
  expect(hashOfUbl(facts)).toBe(hash)
  expect(textOf(xml, 'ds:DigestValue')).toBe(hash)
  expect(hashOfUbl(factsOf({ totalHalalas: 10_351 }))).not.toBe(hash)
})

test('the signature is one of the hash by the certificate, for openssl; of another hash it is none', () => {
  const { xml, hash } = stampUbl(factsOf(), UNIT)
  const signature = Buffer.from(textOf(xml, 'ds:SignatureValue'), 'base64')
  const body = Buffer.from(textOf(xml, 'ds:X509Certificate'), 'base64')
  const key = new X509Certificate(body).publicKey.export({ type: 'spki', format: 'der' })
  expect(isSignedByOpenssl(Buffer.from(hash, 'base64'), signature, key)).toBe(true)
  expect(isSignedByOpenssl(Buffer.from('another'), signature, key)).toBe(false)
})

test('the digest of the signed properties is that of the block in the document, in the form of ZATCA', () => {
  const { xml } = stampUbl(factsOf(), UNIT)
  const block = /<xades:SignedProperties Id.*<\/xades:SignedProperties>/s.exec(xml)?.[0] ?? ''
  const formOfZatca = block
    .replace(
      '<xades:SignedProperties',
      '<xades:SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
    )
    .replace(
      /<ds:(DigestMethod|DigestValue|X509IssuerName|X509SerialNumber)/g,
      '<ds:$1 xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
    )
  const hexadecimal = Buffer.from(digestByOpenssl(formOfZatca), 'base64').toString('hex')
  const [, digest] = [...xml.matchAll(/<\/ds:Transforms>|<ds:DigestValue>([^<]*)/g)].flatMap(
    ([, value]) => value ?? [],
  )
  expect(digest).toBe(Buffer.from(hexadecimal).toString('base64'))
})

test('the QR has tags 1 to 9, the last one on simplified documents alone', () => {
  const { xml, hash, qr } = stampUbl(factsOf(), UNIT)
  const values = qrValues(qr)
  const certificate = readCertificate(UNIT.certificate)
  expect([...values.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([1, 2, 3, 4, 5, 6].map((tag) => values.get(tag)?.toString('utf8'))).toEqual([
    'شاليهات الواحة',
    vatNumber,
    '2026-03-15T12:00:05',
    '103.50',
    '13.50',
    hash,
  ])
  expect(values.get(7)?.toString()).toBe(textOf(xml, 'ds:SignatureValue'))
  expect(values.get(8)).toEqual(certificate.publicKey)
  expect(values.get(9)).toEqual(certificate.signature)
  expect(xml).toContain(qr)
  const buyer = { name: 'x', vatNumber: '310000000000003', address: 'Jeddah' }
  const standard = stampUbl(factsOf({ profile: 'standard', buyer }), UNIT)
  expect([...qrValues(standard.qr).keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

const BUYER = { name: 'مضيف', vatNumber: '310000000000003', address }

test.each<[string, Partial<UblFacts>]>([
  ['a simplified invoice with a discount', {}],
  ['a simplified credit note', { code: '381', corrects: { number: 'INV-2026-000001', reason: 'استرداد' } }],
  ['a standard invoice', { profile: 'standard', isThirdParty: false, buyer: BUYER }],
  [
    'a standard invoice to an address that is not in parts',
    { profile: 'standard', buyer: { ...BUYER, address: 'حي' } },
  ],
  [
    'a standard credit note',
    {
      profile: 'standard',
      buyer: BUYER,
      code: '381',
      corrects: { number: 'COM-2026-000001', reason: 'شكوى' },
    },
  ],
  ['an invoice at a rate of zero', { vatPercent: 0, vatHalalas: 0, totalHalalas: 9000 }],
])('%s is valid by the schema of UBL 2.1', async (_, other) => {
  expect(await problemsOf(stampUbl(factsOf(other), UNIT).xml)).toEqual([])
})

test('the schema finds what is wrong in a document', async () => {
  const { xml } = stampUbl(factsOf(), UNIT)
  expect(
    await problemsOf(xml.replace(/<cbc:UUID>[^<]*<\/cbc:UUID><cbc:IssueDate>/, '<cbc:IssueDate>')),
  ).toEqual([])
  for (const [right, wrong] of [
    ['<cbc:IssueDate>2026-03-15', '<cbc:IssueDate>15.03.2026'],
    [' currencyID="SAR"', ''],
    ['<cac:AccountingCustomerParty></cac:AccountingCustomerParty>', ''],
    ['<cbc:ProfileID>reporting:1.0</cbc:ProfileID>', '<cbc:Profile>reporting:1.0</cbc:Profile>'],
  ] as const)
    expect(await problemsOf(xml.replace(right, wrong))).not.toEqual([])
})

test('the VAT of the lines of a document is exactly its own, whatever they are', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.nat(1000), fc.boolean(), (prices, share, isInside) => {
      const sum = prices.reduce((total, price) => total + price, 0)
      const discount = -Math.floor((sum * share) / 2000)
      const vat = Math.round(((sum + discount) * 15) / 115)
      const parts = splitVat([...prices, discount], vat, isInside)
      expect(parts.reduce((total, { vatHalalas }) => total + vatHalalas, 0)).toBe(vat)
      const net = parts.reduce((total, { netHalalas }) => total + netHalalas, 0)
      expect(net).toBe(isInside ? sum + discount - vat : sum + discount)
    }),
  )
})
