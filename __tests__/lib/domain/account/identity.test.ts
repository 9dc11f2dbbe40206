import fc from 'fast-check'
import { isCommercialNumber, isSaudiId, maskedNumber, typedNumber } from '@/lib/domain/account/identity'
import { NATIONALITIES, namedNationalities } from '@/lib/domain/account/nationalities'

const withCheckDigit = (nine: string) =>
  Array.from({ length: 10 }, (_, digit) => nine + digit).filter((number) => isSaudiId(number))

test('of ten last digits exactly one makes an ID or an iqama', () => {
  const nine = fc
    .tuple(fc.constantFrom('1', '2'), fc.stringMatching(/^\d{8}$/))
    .map(([first, rest]) => first + rest)
  fc.assert(
    fc.property(nine, (digits) => withCheckDigit(digits).length === 1),
    { seed: 20261121 },
  )
})

test.each(['', '1', '10000000080', '3000000004', 'abcdefghij', '١٠٠٠٠٠٠٠٠٨'])('%j is no ID', (typed) => {
  expect(isSaudiId(typed)).toBe(false)
})

test('a typed number is read with Arabic digits and spaces, and shown by its end alone', () => {
  expect(isSaudiId(typedNumber('١٠٠٠ ٠٠٠ ٠٠٨'))).toBe(true)
  expect(maskedNumber('1000000008')).toBe('•••••••008')
})

test.each([
  ['4030123456', true],
  ['7001234567', true],
  ['0030123456', false],
  ['403012345', false],
])('%s as a commercial number: %s', (typed, isOne) => {
  expect(isCommercialNumber(typed)).toBe(isOne)
})

test('every nationality has a name in both languages, once, and the Gulf comes first', () => {
  expect(new Set(NATIONALITIES).size).toBe(NATIONALITIES.length)
  for (const language of ['ar', 'en']) {
    const named = namedNationalities(language)
    expect(named[0]?.code).toBe('SA')
    expect(named.filter(({ code, name }) => code === name)).toEqual([])
    expect(new Set(named.map(({ name }) => name)).size).toBe(NATIONALITIES.length)
  }
  expect(namedNationalities('ar')[0]?.name).toBe('المملكة العربية السعودية')
})
