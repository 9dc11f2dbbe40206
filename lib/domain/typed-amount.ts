import { latinDigits } from './arabic'
import { fromSar, type Halalas } from './money'

const AMOUNT = /^\d{1,8}(\.\d{0,2})?$/
/** Thousands, in either script. */
const SEPARATORS = /[\s,٬]/g

/** SAR as a person types it, Arabic digits and separators too, in halalas: null for nothing, undefined for no amount. */
export function typedAmount(text: string): Halalas | null | undefined {
  const plain = latinDigits(text).replace(SEPARATORS, '').replace(/٫/g, '.')
  if (plain === '') return null
  return AMOUNT.test(plain) ? fromSar(Number(plain)) : undefined
}
