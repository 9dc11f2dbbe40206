import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { Period } from './bookable'
import type { Fee, FeeKind } from './money/fees'

/** What a stay may be longer by, for a fee: of hours by halves of one, of nights by hours after check-out. */
const OVERTIME = {
  hourly: { kind: 'overtime', minutes: 30 },
  daily: { kind: 'lateCheckOut', minutes: 60 },
} as const satisfies Record<PricingMode, { kind: FeeKind; minutes: number }>

/** The minutes by which a period ends later than its last hour or its check-out. */
export const overtimeMinutes = ({ mode, overtime = 0 }: Pick<Period, 'mode' | 'overtime'>): number =>
  overtime * OVERTIME[mode].minutes

interface Sold {
  pricingMode: PricingMode
  fees?: readonly Fee[]
}

/** The fee of each half hour, or of each hour after check-out, with the most that a listing sells; undefined: none. */
export function overtimeFee({ pricingMode, fees = [] }: Sold) {
  const { kind } = OVERTIME[pricingMode]
  const fee = fees.find((one) => one.kind === kind)
  return fee && { ...fee, kind }
}

/** The most that a listing sells; 0: none. */
export const mostOvertime = (listing: Sold): number => overtimeFee(listing)?.threshold ?? 0

/** The same dates with the overtime of a body, a choice or another period, of which a booking keeps it. */
export const withOvertimeOf = (dates: Period, { overtime }: Period | Pick<Period, 'overtime'>): Period =>
  overtime ? { ...dates, overtime } : dates

/** Fees by which an overtime that was agreed can still be had: at today's price, at none where it is not sold any more. */
export function feesWithOvertime({ pricingMode, fees = [] }: Sold, { overtime = 0 }: Period): readonly Fee[] {
  const sold = overtimeFee({ pricingMode, fees })
  if (overtime <= (sold?.threshold ?? 0)) return fees
  const { kind } = OVERTIME[pricingMode]
  const agreed: Fee = { kind, charged: 'once', priceHalalas: 0, ...sold, threshold: overtime }
  return [...fees.filter((fee) => fee.kind !== kind), agreed]
}
