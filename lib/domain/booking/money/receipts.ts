import { fromSar, toSar, vatInside } from '@/lib/domain/money'
import { type MoneyMovement, sumMovements } from './money-movements'

/** A receipt documents money that moved: a booking of which nothing was paid online has none. */
export function hasReceipt({ money }: { money: readonly MoneyMovement[] }): boolean {
  return money.some(({ kind }) => kind === 'payment')
}

/** The VAT inside what stays paid of a price, in SAR; the deposit stands outside of both (booking rules, Quote 6 and 7). */
export function vatOfReceipt(moves: readonly MoneyMovement[], total: number): number {
  const stored = Math.min(sumMovements(moves).balance, total)
  return toSar(vatInside(fromSar(stored)))
}
