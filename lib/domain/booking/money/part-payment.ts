import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { fromSar, type Halalas, percentOf, toSar } from '@/lib/domain/money'

export const PART_PERCENT = { min: 1, max: 99 }
/** In SAR; with one no stay that costs anything is booked without a payment. */
export const MIN_PART_SAR = 1

/** What guests pay now of the total, in place of a fixed amount. */
export interface PartPayment {
  /** a whole number from 1 to 99 */
  percent: number
  /** of a booking, whatever its units */
  minimumHalalas: Halalas
}

/** The same in SAR. */
export interface PartPaymentWire extends Pick<PartPayment, 'percent'> {
  minimum: number
}

/** A part payment as answers carry it. */
export const partToWire = ({ percent, minimumHalalas }: PartPayment): PartPaymentWire => ({
  percent,
  minimum: toSar(minimumHalalas),
})

/** The part payment of an answer or a body. */
export const partFromWire = ({ percent, minimum }: PartPaymentWire): PartPayment => ({
  percent,
  minimumHalalas: fromSar(minimum),
})

interface PartTerms {
  /** the fixed amount, per unit */
  partialHalalas: Halalas
  partPayment?: PartPayment
}

/**
 * What is paid online of a total, in halalas and without the deposit (booking rules, Quote 8): all, nothing, or the part that
 * the vendor set, which is never more than the total. A percentage is rounded half-up, and wins over the fixed amount.
 */
export function dueNow(
  { partPayment, partialHalalas }: PartTerms,
  { paymentType, units }: { paymentType: PaymentType; units: number },
  totalHalalas: Halalas,
): Halalas {
  const part = partPayment
    ? Math.max(partPayment.minimumHalalas, percentOf(totalHalalas, partPayment.percent))
    : partialHalalas * units
  const now: Record<PaymentType, Halalas> = {
    fullPayment: totalHalalas,
    halfPayment: Math.min(part, totalHalalas),
    payAtCheckin: 0,
  }
  return now[paymentType]
}
