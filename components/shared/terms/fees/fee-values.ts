import { parseCountField, typedSar } from '@/components/forms/typed-number'
import { FEES, type FeeCharge, type FeeKind, type FeeWire } from '@/lib/domain/booking/money/fees'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** A fee as it is typed. */
export interface FeeValues {
  kind: FeeKind
  price: string
  /** where the kind counts guests */
  threshold: string
  /** where the kind leaves a choice */
  charged: FeeCharge
}

/** The values of a fee that is edited, or of a new one of the first kind that is free. */
export function valuesOf(fee: FeeWire | null, kinds: readonly FeeKind[]): FeeValues {
  return {
    kind: fee?.kind ?? kinds[0] ?? 'cleaning',
    price: fee ? formatAmount(fromSar(fee.price)) : '',
    threshold: fee?.threshold ? String(fee.threshold) : '',
    charged: fee?.charged ?? 'once',
  }
}

/** The fee of the values; what is no number is passed on for the rule of the field to refuse. */
export function feeOf({ kind, price, threshold, charged }: FeeValues): FeeWire {
  const { hasThreshold, charged: charges } = FEES[kind]
  return {
    kind,
    price: typedSar(price) ?? Number.NaN,
    threshold: hasThreshold ? (parseCountField(threshold) ?? Number.NaN) : 0,
    charged: charges.find((one) => one === charged) ?? charges[0] ?? 'once',
  }
}
