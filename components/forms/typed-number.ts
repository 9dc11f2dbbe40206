import type { Halalas } from '@/lib/domain/money'
import { fromSar, toSar } from '@/lib/domain/money'
import { latinDigits } from '@/lib/domain/text/arabic'

const AMOUNT = /^\d{1,8}(\.\d{0,2})?$/
const COUNT = /^\d{1,9}$/
const DECIMAL = /^\d{1,9}(\.\d{0,9})?$/
const IN_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * Typed SAR in halalas, Arabic digits and separators allowed; null when empty, undefined when not an amount. A comma
 * groups thousands: "2,5" could mean two amounts and is none.
 */
export function typedAmount(text: string): Halalas | null | undefined {
  const plain = plainNumber(text)
  if (plain === '') return null
  return AMOUNT.test(plain) ? fromSar(Number(plain)) : undefined
}

/** A typed amount as the bodies want it: undefined when empty, NaN when it is no amount. */
export function typedSar(text: string): number | undefined {
  const amountHalalas = typedAmount(text)
  if (amountHalalas === null) return undefined
  return amountHalalas === undefined ? Number.NaN : toSar(amountHalalas)
}

/** A typed percentage as the bodies want it, with or without its sign. */
export const typedPercent = (text: string): number | undefined => typedSar(text.replace(/[%٪]/g, ''))

/** A typed whole number; null when empty, undefined when not one. */
export function typedCount(text: string): number | null | undefined {
  const plain = plainNumber(text)
  if (plain === '') return null
  return COUNT.test(plain) ? Number(plain) : undefined
}

/**
 * The value of a count field: null when empty. A decimal is returned as it is and other text as NaN, so that the rule
 * `integer` refuses both instead of a digit being dropped.
 */
export function parseCountField(text: string): number | null {
  const count = typedCount(text)
  if (count !== undefined) return count
  const plain = plainNumber(text)
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN
}

/** Latin digits with a point for the decimals, without the commas between thousands; other commas stay. */
function plainNumber(text: string): string {
  const plain = latinDigits(text).replace(/\s/g, '').replace(/[٬،]/g, ',').replace(/٫/g, '.')
  return IN_THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain
}
