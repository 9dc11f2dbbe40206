import { fromSar, type Halalas } from '@/lib/domain/money'

const AMOUNT = /^(-?)(\d{1,9}(?:\.\d{1,2}0*)?)$/

/** An amount as banks write it, without separators of thousands, in halalas; null where it is none. */
export function readHalalas(text: string): Halalas | null {
  const [, minus, sar] = AMOUNT.exec(text) ?? []
  if (sar === undefined) return null
  return minus ? 0 - fromSar(Number(sar)) : fromSar(Number(sar))
}
