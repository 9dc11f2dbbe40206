import { fromSar, toSar, vatInside } from '@/lib/domain/money'
import { type MoneyMovement, sumMovements } from './money-movements'

/** Whether a booking has a receipt: only once something was paid online. */
export function hasReceipt({ money }: { money: readonly MoneyMovement[] }): boolean {
  return money.some(({ kind }) => kind === 'payment')
}

/** The VAT in SAR contained in the paid part of the price, without the deposit (booking rules, Quote 6 and 7). */
export function vatOfReceipt(movements: readonly MoneyMovement[], total: number, vatPercent: number): number {
  const paid = Math.min(sumMovements(movements).balance, total)
  return toSar(vatInside(fromSar(paid), vatPercent))
}
