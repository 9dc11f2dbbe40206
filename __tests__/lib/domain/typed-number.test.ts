import { typedAmount, typedCount } from '@/lib/domain/typed-number'

test.each([
  ['450', 45_000],
  ['1,250.50', 125_050],
  ['١٬٢٥٠٫٥', 125_050],
  ['12.', 1200],
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
  ['2.5', undefined],
  ['-3', undefined],
])('the number %s is %s', (text, count) => {
  expect(typedCount(text)).toBe(count)
})
