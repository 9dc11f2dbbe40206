import { latinDigits } from './arabic'
import type { Halalas } from './money'
import { fromSar } from './money'

const AMOUNT = /^\d{1,8}(\.\d{0,2})?$/
const COUNT = /^\d{1,9}$/

/** SAR as a person types it, Arabic digits and separators too, in halalas: null for nothing, undefined for no amount. */
export function typedAmount(text: string): Halalas | null | undefined {
  const plain = plainNumber(text).replace(/٫/g, '.')
  if (plain === '') return null
  return AMOUNT.test(plain) ? fromSar(Number(plain)) : undefined
}

/** A whole number as a person types it: null for nothing, undefined for no number. */
export function typedCount(text: string): number | null | undefined {
  const plain = plainNumber(text)
  if (plain === '') return null
  return COUNT.test(plain) ? Number(plain) : undefined
}

function plainNumber(text: string): string {
  return latinDigits(text).replace(/[\s,٬]/g, '')
}
