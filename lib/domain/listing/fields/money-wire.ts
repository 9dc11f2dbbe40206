import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import type { WireValues } from './field'

/** An amount on the wire, in SAR; nothing is sent for one that is missing. */
export function sar(path: string, amount: Halalas | null): WireValues {
  return amount === null ? {} : { [path]: toSar(amount) }
}

/** An amount from the wire, in halalas; add-ons come as texts. */
export function halalasOf(value: unknown): Halalas | null {
  if (value === undefined || value === null || value === '') return null
  const amount = Number(value)
  return Number.isFinite(amount) ? fromSar(amount) : null
}
