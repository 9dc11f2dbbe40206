/** Money inside Diyar is an integer number of halalas; 1 SAR = 100 halalas. */
export type Halalas = number

/** Rounds a fraction of a halala half-up (booking rules, Units): once a line, never again on a sum. */
export function roundHalfUp(value: number): Halalas {
  return Math.floor(value + 0.5)
}

/** `percent` of an amount, rounded half-up. */
export function percentOf(amountHalalas: Halalas, percent: number): Halalas {
  return roundHalfUp((amountHalalas * hundredths(percent)) / 10_000)
}

/** The VAT contained in a price that includes it, in halalas: total × 15 / 115 where it is 15 %. */
export function vatInside(totalHalalas: Halalas, vatPercent: number): Halalas {
  const part = hundredths(vatPercent)
  return roundHalfUp((totalHalalas * part) / (10_000 + part))
}

/** What each of some amounts is of a total, in proportion: rounded as running sums, so that together they are the total. */
export function sharesOf(totalHalalas: Halalas, amounts: readonly Halalas[]): Halalas[] {
  const all = amounts.reduce((sum, one) => sum + one, 0)
  const shareOf = (part: Halalas) => roundHalfUp((totalHalalas * part) / Math.max(1, all))
  let part = 0
  return amounts.map((amount) => {
    const before = shareOf(part)
    part += amount
    return shareOf(part) - before
  })
}

/** A percentage has at most two decimals: with a whole number the product is exact, and halves round as they should. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** The wire form of money: a decimal number of SAR with at most two decimals. */
export function toSar(amountHalalas: Halalas): number {
  return amountHalalas / 100
}

/** Reads the wire form of money; a third decimal is rounded half-up. */
export function fromSar(sar: number): Halalas {
  return roundHalfUp(Number((sar * 100).toFixed(4)))
}

/** The values of the message `words.riyals`, which says an amount in SAR with its currency: "1,250.50 Saudi riyals". */
export function riyalValues(sar: number): { count: number; amount: string } {
  return { count: sar, amount: formatAmount(fromSar(sar)) }
}

const RIYALS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const RIYALS_AND_HALALAS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `1,250.00`: always two decimals, so that a column of amounts lines up. */
export const formatExactAmount = (amountHalalas: Halalas): string =>
  RIYALS_AND_HALALAS.format(amountHalalas / 100)

/** `1,250` or `1,250.50`: no decimals when whole, else two; Latin digits and commas in both languages. */
export function formatAmount(amountHalalas: Halalas): string {
  const format = amountHalalas % 100 === 0 ? RIYALS : RIYALS_AND_HALALAS
  return format.format(amountHalalas / 100)
}
