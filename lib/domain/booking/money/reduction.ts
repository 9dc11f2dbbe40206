import { type Halalas, vatInside } from '@/lib/domain/money'
import type { Quote, QuoteLine } from './quote'

/** Halalas that stay paid of a stay that is not over: one of which all is returned is cancelled, and unpaid none moves to dearer dates. */
export const LEAST_LEFT: Halalas = 100

/** What the lines of a price were reduced by afterwards, in halalas; 0 where they were not. */
export function reductionOf(lines: readonly { kind: string; amountHalalas: Halalas }[]): Halalas {
  const line = lines.find(({ kind }) => kind === 'reduction')
  return line ? -line.amountHalalas : 0
}

/** The lines of a price that is lower by so many halalas more. */
export function reducedLines(lines: readonly QuoteLine[], byHalalas: Halalas): QuoteLine[] {
  const amountHalalas = -(reductionOf(lines) + byHalalas)
  const others = lines.filter(({ kind }) => kind !== 'reduction')
  return amountHalalas === 0 ? others : [...others, { kind: 'reduction', amountHalalas }]
}

/** The VAT inside of a reduced total, where the price shows any; `vatHalalas` is that of the price before. */
export const reducedVat = (
  vatHalalas: Halalas | null,
  { totalHalalas, vatPercent }: { totalHalalas: Halalas; vatPercent: number },
): Halalas | null => (vatHalalas === null ? null : vatInside(totalHalalas, vatPercent))

/** The price of other dates of a booking whose price was reduced: what was returned stays returned, as far as the least is left. */
export function reducedQuote(quote: Quote, reductionHalalas: Halalas): Quote {
  const byHalalas = Math.min(reductionHalalas, Math.max(0, quote.totalHalalas - LEAST_LEFT))
  if (byHalalas === 0) return quote
  const totalHalalas = quote.totalHalalas - byHalalas
  const dueNowHalalas = Math.min(quote.dueNowHalalas, totalHalalas)
  return {
    ...quote,
    ...{ totalHalalas, dueNowHalalas, dueLaterHalalas: totalHalalas - dueNowHalalas },
    lines: reducedLines(quote.lines, byHalalas),
    vatHalalas: reducedVat(quote.vatHalalas, { totalHalalas, vatPercent: quote.vatPercent ?? 0 }),
  }
}
