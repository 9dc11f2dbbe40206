import type { Halalas } from '@/lib/domain/money'

/** An amount without and with its VAT. */
export interface SplitAmount {
  netHalalas: Halalas
  vatHalalas: Halalas
}

/**
 * Divides the VAT of a document over its lines in their proportion, so that the parts are exactly the whole: each line bears the
 * VAT of the running sum after it, less that before it. `hasVatInside`: the amounts are with VAT, otherwise without.
 */
export function splitVat(
  amounts: readonly Halalas[],
  vatHalalas: Halalas,
  hasVatInside: boolean,
): SplitAmount[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  let before = 0
  let running = 0
  return amounts.map((amount) => {
    running += amount
    const after = sum === 0 ? 0 : Math.round((vatHalalas * running) / sum)
    const vat = after - before
    before = after
    return { netHalalas: hasVatInside ? amount - vat : amount, vatHalalas: vat }
  })
}
