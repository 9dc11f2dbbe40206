import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'

export const FEE_KINDS = ['cleaning', 'extraGuest', 'child', 'pet', 'overtime', 'lateCheckOut'] as const
/** The most of either that a vendor sells. */
export const MAX_OVERTIME = 12
export type FeeKind = (typeof FEE_KINDS)[number]

/** Once a stay, or for each of its nights or hours. */
export const FEE_CHARGES = ['once', 'each'] as const
export type FeeCharge = (typeof FEE_CHARGES)[number]

/** A fee of a listing, at most one of a kind. */
export interface Fee {
  kind: FeeKind
  priceHalalas: Halalas
  /** guests of one unit whom the price of the stay covers, or the most half hours or hours that are sold; 0 for a kind that counts none */
  threshold: number
  charged: FeeCharge
}

/** A fee of a listing in SAR. */
export interface FeeWire extends Omit<Fee, 'priceHalalas'> {
  price: number
}

/** A fee as answers carry it. */
export const feeToWire = ({ priceHalalas, ...terms }: Fee): FeeWire => ({
  ...terms,
  price: toSar(priceHalalas),
})

/** The fee of an answer or a body. */
export const feeFromWire = ({ price, ...terms }: FeeWire): Fee => ({
  ...terms,
  priceHalalas: fromSar(price),
})

/** What a fee may depend on. */
export interface FeeStay {
  length: number
  unit: 'nights' | 'hours'
  units: number
  adults: number
  /** infants are not counted */
  children: number
  hasPet: boolean
  /** half hours behind the last hour, or hours after check-out; absent: none */
  overtime?: number
}

/** The line of a fee; `count` units, guests, children, half hours, hours, or 1 of a pet. */
export type FeeLine = { kind: FeeKind; count: number; amountHalalas: Halalas }

interface FeeTerms {
  /** the first is usual; one alone leaves the vendor no choice */
  charged: readonly FeeCharge[]
  /** a stay of hours pays it once, whatever its length */
  isOnceOfHours?: true
  hasThreshold: boolean
  maxThreshold?: number
  /** where one way of selling has it; absent: both */
  of?: FeeStay['unit']
  /** the count is of each unit */
  isOfEachUnit?: true
  /** of one piece; with 5,000 guests and the highest price of a night the bound of search stays an integer of 32 bits */
  minHalalas: Halalas
  maxHalalas: Halalas
  count: (fee: Fee, stay: FeeStay, hasChildFee: boolean) => number
}

const SOLD_BEHIND = {
  charged: ['once'],
  hasThreshold: true,
  maxThreshold: MAX_OVERTIME,
  isOfEachUnit: true,
  minHalalas: 100,
  maxHalalas: 1_000_000,
  count: (_fee: Fee, { overtime = 0 }: FeeStay) => overtime,
} as const

/**
 * The kinds in the order of their lines. Children are guests and may be extra ones; a listing with the fee of a child charges
 * that for each child instead, so that none is charged twice. That of a pet says that pets are taken, and may cost nothing.
 */
export const FEES: Record<FeeKind, FeeTerms> = {
  cleaning: {
    charged: ['once'],
    hasThreshold: false,
    minHalalas: 100,
    maxHalalas: 10_000_000,
    count: (_fee, { units }) => units,
  },
  extraGuest: {
    charged: ['each'],
    hasThreshold: true,
    minHalalas: 100,
    maxHalalas: 100_000,
    count: ({ threshold }, { adults, children, units }, hasChildFee) =>
      Math.max(0, adults + (hasChildFee ? 0 : children) - threshold * units),
  },
  child: {
    charged: ['each'],
    isOnceOfHours: true,
    hasThreshold: false,
    minHalalas: 100,
    maxHalalas: 100_000,
    count: (_fee, { children }) => children,
  },
  pet: {
    charged: ['once', 'each'],
    hasThreshold: false,
    minHalalas: 0,
    maxHalalas: 1_000_000,
    count: (_fee, { hasPet }) => (hasPet ? 1 : 0),
  },
  overtime: { ...SOLD_BEHIND, of: 'hours' },
  lateCheckOut: { ...SOLD_BEHIND, of: 'nights' },
}

const kindsOf = (unit: FeeStay['unit']): FeeKind[] =>
  FEE_KINDS.filter((kind) => (FEES[kind].of ?? unit) === unit)

/** The kinds that a listing may have, by what it sells. */
export const feeKindsOf = (mode: PricingMode): FeeKind[] => kindsOf(soldUnitOf(mode))

/** The lines of the fees of a stay; none of a fee that it does not owe. */
export function feeLines(fees: readonly Fee[] | undefined, stay: FeeStay): FeeLine[] {
  const hasChildFee = fees?.some(({ kind }) => kind === 'child') ?? false
  return kindsOf(stay.unit).flatMap((kind) => {
    const fee = fees?.find((one) => one.kind === kind)
    if (!fee) return []
    const count = FEES[kind].count(fee, stay, hasChildFee)
    const units = FEES[kind].isOfEachUnit ? stay.units : 1
    const times = (isForEach(fee, stay.unit) ? stay.length : 1) * units
    return count > 0 && fee.priceHalalas > 0
      ? [{ kind, count, amountHalalas: fee.priceHalalas * count * times }]
      : []
  })
}

/** Whether a fee is for each night or hour of such a stay. */
export const isForEach = ({ kind, charged }: Pick<Fee, 'kind' | 'charged'>, unit: FeeStay['unit']): boolean =>
  charged === 'each' && !(unit === 'hours' && FEES[kind].isOnceOfHours)

/** The columns of a listing that search reads: what one unit costs beside its nights. */
export function feeColumns(fees: readonly Fee[]) {
  const cleaning = fees.find(({ kind }) => kind === 'cleaning')
  const extraGuest = fees.find(({ kind }) => kind === 'extraGuest')
  const child = fees.find(({ kind }) => kind === 'child')
  const pet = fees.find(({ kind }) => kind === 'pet')
  return {
    childHalalas: child?.priceHalalas ?? 0,
    petOnceHalalas: pet?.charged === 'once' ? pet.priceHalalas : null,
    petEachHalalas: pet?.charged === 'each' ? pet.priceHalalas : null,
    cleaningHalalas: cleaning?.priceHalalas ?? 0,
    extraGuestHalalas: extraGuest?.priceHalalas ?? 0,
    guestsIncluded: extraGuest?.threshold ?? 0,
  }
}

/** The adults of the searched guests, as `partyOfGuests` counts them. */
const ADULTS_SQL = `least(q.guests, s.max_guests, CASE WHEN jsonb_typeof(s.facts->'adults') = 'number' THEN (s.facts->>'adults')::int END)`

/** What `feeLines` add to the price of one unit, in SQL: `s` is the row of the listing, `q` the stay with its guests. */
export const FEES_SQL = `(s.cleaning_halalas + CASE WHEN s.child_halalas > 0
    THEN q.length * s.extra_guest_halalas::bigint * greatest(0, ${ADULTS_SQL} - s.guests_included)
      + CASE WHEN q.unit = 'hours' THEN 1 ELSE q.length END * s.child_halalas::bigint * (q.guests - ${ADULTS_SQL})
    ELSE q.length * s.extra_guest_halalas::bigint * greatest(0, q.guests - s.guests_included) END
  + CASE WHEN q.has_pet THEN coalesce(s.pet_once_halalas, s.pet_each_halalas::bigint * q.length, 0) ELSE 0 END)`

/** The most that they add to any night, in SQL over the columns of listings. */
export const MOST_FEES_SQL = `(cleaning_halalas + extra_guest_halalas::bigint * greatest(0, max_guests - guests_included) + child_halalas::bigint * max_guests
  + coalesce(pet_once_halalas, pet_each_halalas, 0))`

/** Whether a listing takes pets, in SQL. */
export const TAKES_PETS_SQL = 'coalesce(s.pet_once_halalas, s.pet_each_halalas) IS NOT NULL'

/** The cleaning fees among the lines of a booking, of each of its room types, in halalas. */
export function cleaningOf(lines: readonly { kind: string; amountHalalas: Halalas }[]): Halalas {
  return lines.reduce((sum, { kind, amountHalalas }) => (kind === 'cleaning' ? sum + amountHalalas : sum), 0)
}

/** What is sold in this way, as stays count it. */
export const soldUnitOf = (mode: PricingMode): FeeStay['unit'] => (mode === 'hourly' ? 'hours' : 'nights')

/** What a fee is charged for each of, in the words of `fees.each`. */
export const lengthUnitOf = (mode: PricingMode) => (mode === 'hourly' ? 'hour' : 'night')
