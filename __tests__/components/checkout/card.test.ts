import { parseCard } from '@/components/checkout/card/card'

const NOW = new Date('2026-03-15T09:00:00Z')
const CARD = { name: 'Noura  Ali', number: '٤٢٠١ ٣٢٠١ ١١١١ ١٠١٠', expiry: '3/26', cvc: '١٢٣' }

test('Arabic digits and spaces are understood, and the year gets its century', () => {
  expect(parseCard(CARD, NOW)).toEqual({
    card: { name: 'Noura Ali', number: '4201320111111010', month: '03', year: '2026', cvc: '123' },
  })
  for (const expiry of ['0326', '03 / 2026', '3/26'])
    expect(parseCard({ ...CARD, expiry }, NOW)).toHaveProperty('card')
})

test.each([
  ['number', ['', '4201320111111011', '1', 'abc', '0'.repeat(20)]],
  ['expiry', ['', '02/26', '13/27', '00/27', '1/1', 'soon', '01/99']],
  ['cvc', ['', '12', '12345', 'abc']],
  ['name', ['', 'Noura', '1234 5678', '<b> x']],
] as const)('a wrong %s is named', (field, texts) => {
  for (const text of texts) {
    expect([text, parseCard({ ...CARD, [field]: text }, NOW)]).toEqual([text, { wrong: [field] }])
  }
})
