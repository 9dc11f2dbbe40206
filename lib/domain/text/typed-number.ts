import type { Halalas } from '@/lib/domain/money'
import { fromSar } from '@/lib/domain/money'
import { latinDigits } from './arabic'

const AMOUNT = /^\d{1,8}(\.\d{0,2})?$/
const COUNT = /^\d{1,9}$/
const DECIMAL = /^\d{1,9}(\.\d{0,9})?$/
const IN_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const WITH_DECIMAL_COMMA = /^\d*,\d*$/

/** SAR as a user types it, Arabic digits and separators too, in halalas: null for nothing, undefined for no amount. */
export function typedAmount(text: string): Halalas | null | undefined {
  const plain = plainNumber(text)
  if (plain === '') return null
  return AMOUNT.test(plain) ? fromSar(Number(plain)) : undefined
}

/** A whole number as a user types it: null for nothing, undefined for no whole number. */
export function typedCount(text: string): number | null | undefined {
  const plain = plainNumber(text)
  if (plain === '') return null
  return COUNT.test(plain) ? Number(plain) : undefined
}

/**
 * The number that stands in a field for a count: null for nothing. A decimal stays one and what is no number is NaN, so
 * that the rule `integer` refuses both: a sign that is left out would make ten times as much of it.
 */
export function parseCountField(text: string): number | null {
  const count = typedCount(text)
  if (count !== undefined) return count
  const plain = plainNumber(text)
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN
}

/** Latin digits with a point for the decimals: a comma groups thousands, or stands for the point where it groups none. */
function plainNumber(text: string): string {
  const plain = latinDigits(text).replace(/\s/g, '').replace(/[٬،]/g, ',').replace(/٫/g, '.')
  if (IN_THOUSANDS.test(plain)) return plain.replaceAll(',', '')
  return WITH_DECIMAL_COMMA.test(plain) ? plain.replace(',', '.') : plain
}
