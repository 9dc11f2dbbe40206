import { zatcaQr } from '@/server/modules/money/invoices/zatca-qr'

const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

test('the example of the authority comes out byte for byte', () => {
  const qr = zatcaQr({
    seller: 'Bobs Records',
    vatNumber: '310122393500003',
    issuedAt: new Date('2022-04-25T15:30:00Z'),
    totalHalalas: 100_000,
    vatHalalas: 15_000,
  })
  expect(qr).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  )
})

test('the length of an Arabic name counts its UTF-8 bytes, not its letters', () => {
  const qr = zatcaQr({
    seller: 'شاليهات الياسمين',
    vatNumber: '300000123456003',
    issuedAt: new Date('2026-11-22T10:00:00.987Z'),
    totalHalalas: 232_000,
    vatHalalas: 30_261,
  })
  expect(hexOf(qr)).toBe(
    [
      '011f d8b4d8a7d984d98ad987d8a7d8aa20d8a7d984d98ad8a7d8b3d985d98ad986',
      '020f 333030303030313233343536303033',
      '0314 323032362d31312d32325431303a30303a30305a',
      '0407 323332302e3030',
      '0506 3330322e3631',
    ]
      .join('')
      .replaceAll(' ', ''),
  )
})

test.each([
  ['two bytes a letter', 'ش'.repeat(200), 254],
  ['three bytes a letter', '漢'.repeat(100), 255],
  ['four bytes a letter, cut after a whole one', '𐎠'.repeat(70), 252],
  ['exactly as long as fits', 'a'.repeat(255), 255],
])('a name longer than a length byte counts is cut between two letters: %s', (_case, seller, bytes) => {
  const issuedAt = new Date('2026-11-22T10:00:00Z')
  const qr = zatcaQr({ seller, vatNumber: '300000123456003', issuedAt, totalHalalas: 1, vatHalalas: 0 })
  const encoded = Buffer.from(qr, 'base64')
  expect(encoded[1]).toBe(bytes)
  expect(seller.startsWith(encoded.subarray(2, 2 + bytes).toString('utf8'))).toBe(true)
  expect(encoded.subarray(2 + bytes, 4 + bytes).toString('hex')).toBe('020f')
})

test.each([
  [1, '0.01'],
  [100, '1.00'],
  [99_999_999, '999999.99'],
])('%i halalas are written as %s', (totalHalalas, written) => {
  const qr = zatcaQr({
    seller: 'a',
    vatNumber: '300000123456003',
    issuedAt: new Date(0),
    totalHalalas,
    vatHalalas: 0,
  })
  expect(Buffer.from(qr, 'base64').toString('latin1')).toContain(
    `\u0004${String.fromCharCode(written.length)}${written}`,
  )
})
