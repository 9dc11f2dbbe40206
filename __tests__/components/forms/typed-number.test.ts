import { parseCountField, typedAmount, typedCount } from '@/components/forms/typed-number'

test.each([
  ['450', 45_000],
  ['1,250.50', 125_050],
  ['١٬٢٥٠٫٥', 125_050],
  ['12.', 1200],
  ['١٢٫٥', 1250],
  ['١،٢٥٠', 125_000],
  ['12,50', undefined],
  ['2,5', undefined],
  ['١٢،٥', undefined],
  ['1 250', 125_000],
  ['12,34,5', undefined],
  ['0', 0],
  ['', null],
  ['-1', undefined],
  ['1.234', undefined],
  ['4x', undefined],
])('the amount %s is %s halalas, in either script', (text, halalas) => {
  expect(typedAmount(text)).toBe(halalas)
})

test.each([
  ['7', 7],
  ['١٤', 14],
  ['', null],
  ['1,250', 1250],
  ['2.5', undefined],
  ['2,5', undefined],
  ['٣٥٠٫٥', undefined],
  ['1e3', undefined],
  ['-3', undefined],
])('the number %s is %s', (text, count) => {
  expect(typedCount(text)).toBe(count)
})

test.each([
  ['350', 350],
  ['350.5', 350.5],
  ['350,5', Number.NaN],
  ['٣٥٠٫٥', 350.5],
  ['', null],
  ['1e3', Number.NaN],
  ['-3', Number.NaN],
  ['three', Number.NaN],
  ['.', Number.NaN],
])('%s in a field for a count stays %s: no character of it is dropped', (text, expected) => {
  expect(parseCountField(text)).toBe(expected)
})
