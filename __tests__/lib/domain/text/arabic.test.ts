import fc from 'fast-check'
import { latinDigits, normaliseArabic } from '@/lib/domain/text/arabic'
import spellings from '../arabic-spellings.json'

test.each(spellings)('search-city-field: "$typed" is searched as "$folded"', ({ typed, folded }) => {
  expect(normaliseArabic(typed)).toBe(folded)
})

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => normaliseArabic(normaliseArabic(text)) === normaliseArabic(text),
    ),
    { seed: 20261121 },
  )
})

test('Arabic and Persian digits are understood', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۹')).toBe('0123456789 09')
})
