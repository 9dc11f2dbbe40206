import fc from 'fast-check'
import { balancePartOf, divideDue, MIN_CARD_HALALAS } from '@/lib/domain/booking/money/balance-part'

test.each([
  ['smaller than the sum', 110_000, 40_000, 40_000],
  ['as large as the sum: it pays alone', 110_000, 110_000, 0],
  ['larger', 110_000, 200_000, 0],
  ['empty', 110_000, 0, 0],
  ['a halala short: the card pays what a card can pay', 110_000, 109_999, 109_900],
  ['a riyal short', 110_000, 109_900, 109_900],
  ['too small a sum for both', 100, 99, 0],
])('what a balance pays beside a card: %s', (_, amount, balance, part) => {
  expect(balancePartOf(amount, balance)).toBe(part)
})

test.each([
  ['the card pays the deposit', 40_000, [70_000, 10_000], [40_000, 0]],
  ['the balance pays what the card leaves of it', 105_000, [5_000, 5_000], [105_000, 5_000]],
  ['as much as a card must pay', 109_900, [100, 100], [109_900, 9_900]],
])('a sum of 1,100.00 with a deposit of 100.00 is divided: %s', (_, part, card, balance) => {
  const divided = divideDue({ amountHalalas: 110_000, depositHalalas: 10_000 }, part)
  const sides = [divided?.card, divided?.balance].map((one) => [one?.amountHalalas, one?.depositHalalas])
  expect(sides).toEqual([card, balance])
})

test.each([
  ['nothing', 0],
  ['a negative part', -1],
  ['less than a card can pay is left', 109_901],
  ['the whole', 110_000],
  ['more than the whole', 110_001],
])('a part that cannot be combined with a card is refused: %s', (_, part) => {
  expect(divideDue({ amountHalalas: 110_000, depositHalalas: 10_000 }, part)).toBeNull()
})

test('of any sum and balance no halala is lost, and neither side has more deposit than amount', () => {
  const sums = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.integer({ max: 100, min: 0 }),
  })
  fc.assert(
    fc.property(sums, fc.nat(1_000_000), ({ amount, share }, balance) => {
      const depositHalalas = Math.floor((amount * share) / 100)
      const part = balancePartOf(amount, balance)
      const divided = divideDue({ amountHalalas: amount, depositHalalas }, part)
      expect(divided === null).toBe(part === 0)
      if (!divided) return
      const { card, balance: rest } = divided
      expect(card.amountHalalas + rest.amountHalalas).toBe(amount)
      expect(card.depositHalalas + rest.depositHalalas).toBe(depositHalalas)
      expect(card.amountHalalas).toBeGreaterThanOrEqual(MIN_CARD_HALALAS)
      expect(Math.min(rest.depositHalalas, rest.amountHalalas - rest.depositHalalas)).toBeGreaterThanOrEqual(
        0,
      )
    }),
  )
})
