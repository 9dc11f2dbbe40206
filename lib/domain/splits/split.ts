import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'

/** starting: the guest has not paid the first share; open: friends pay; returned: all that was paid goes back. */
export const SPLIT_STATES = ['starting', 'open', 'whole', 'returned'] as const
export type SplitState = (typeof SPLIT_STATES)[number]

/** The states in which shares can be paid, and the booking in no other way. */
export const ACTIVE_SPLIT_STATES = ['starting', 'open'] as const satisfies readonly SplitState[]
export const isActiveSplit = (state: SplitState): boolean =>
  ACTIVE_SPLIT_STATES.some((active) => active === state)

/** What keeps a split from blocking dates cheaply (docs/payments.md, Splits). */
export const SPLIT_BOUNDS = {
  minPeople: 2,
  maxPeople: 20,
  minShareHalalas: 100,
  hours: 24,
  hoursBeforeCheckIn: 2,
  /** of one guest at once */
  maxActive: 1,
  /** incomplete ones of one guest in so many days */
  maxReturned: 2,
  returnedDays: 30,
} as const

/** The longest title of a match. */
export const MAX_TITLE = 60

/** How long after the stay the number of a payer without an account is stored, for refunds and complaints. */
export const PAYER_PHONE_DAYS = 30

/** Codes that one link sends in a day, to whatever numbers: three to each of the most payers. */
export const SHARE_CODES_PER_DAY = 3 * SPLIT_BOUNDS.maxPeople
/** Those of one address, so that one stranger does not use up the link's. */
export const SHARE_CODES_PER_ADDRESS = 6

/** The amount in equal parts; what cannot be divided goes to the first. */
export function equalShares(amountHalalas: Halalas, people: number): Halalas[] {
  const part = Math.floor(amountHalalas / people)
  return Array.from({ length: people }, (_, i) => (i === 0 ? amountHalalas - part * (people - 1) : part))
}

/** Whether open places of a match may be paid for: it is played by the hour. */
export const offersMatch = (mode: PricingMode): boolean => mode === 'hourly'

/** Whether shares are the equal parts of their sum, as each place of a match costs the same. */
export const areEqual = (shares: readonly Halalas[]): boolean =>
  equalShares(sumOf(shares), shares.length).every((share, i) => share === shares[i])

/** Why shares are refused: their number, one that is too small, a first below the equal part, or another sum. */
export type SharesProblem = 'people' | 'small' | 'first' | 'sum'

/** The guest pays the first share at once, never less than an equal part. */
export function checkShares(shares: readonly Halalas[], amountHalalas: Halalas): SharesProblem | null {
  const { minPeople, maxPeople, minShareHalalas } = SPLIT_BOUNDS
  if (shares.length < minPeople || shares.length > maxPeople) return 'people'
  if (!shares.every((share) => Number.isSafeInteger(share) && share >= minShareHalalas)) return 'small'
  if (sumOf(shares) !== amountHalalas) return 'sum'
  return (shares[0] ?? 0) < Math.floor(amountHalalas / shares.length) ? 'first' : null
}

/**
 * Until when friends pay once the first share is paid: the hold ends before check-in and is never shortened, but that of a week
 * of a series, which money for another week holds for months.
 */
export function splitDeadline(
  now: Date,
  { checkInAt, expiresAt, isWeek }: { checkInAt: Date; expiresAt: Date; isWeek: boolean },
): Date {
  const latest = addMinutes(checkInAt, -SPLIT_BOUNDS.hoursBeforeCheckIn * 60)
  const longest = addMinutes(now, SPLIT_BOUNDS.hours * 60)
  const held = isWeek ? Math.min(expiresAt.getTime(), longest.getTime()) : expiresAt.getTime()
  return new Date(Math.max(held, Math.min(longest.getTime(), latest.getTime())))
}

/**
 * An amount in the proportion of weights, in whole halalas that sum to it. Where the amount is at most the sum of the
 * weights, no part is above its weight: differences of rounded running sums differ from the exact part by less than one.
 */
export function proportionally(amountHalalas: Halalas, weights: readonly Halalas[]): Halalas[] {
  const whole = BigInt(sumOf(weights))
  if (whole === 0n) return weights.map(() => 0)
  const upTo = (sum: number) => Number((BigInt(amountHalalas) * BigInt(sum)) / whole)
  return weights.map((weight, i) => {
    const before = sumOf(weights.slice(0, i))
    return upTo(before + weight) - upTo(before)
  })
}

export const sumOf = (amounts: readonly Halalas[]): Halalas => amounts.reduce((sum, one) => sum + one, 0)
