import { object, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MONTH } from '@/lib/domain/ledger/balance'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import { addDays, instantAt, isDay, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'

/** A month of Riyadh: it runs, has ended, or is closed for good. */
export const PERIOD_STATES = ['running', 'ended', 'closed'] as const

/** What began before midnight has ended long before. */
const CLOSES_AFTER_MS = 3_600_000

export const monthParam = object({ month: string().required().matches(MONTH) })

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** Until when a trial balance counts: an instant with its offset, or the end of a day of Riyadh; null for another text. */
export function trialInstantOf(text: string): Date | null {
  if (isDay(text)) return instantAt(addDays(text, 1), MIDNIGHT)
  const instant = INSTANT.test(text) && isDay(text.slice(0, 10)) ? new Date(text) : null
  return instant && !Number.isNaN(instant.getTime()) ? instant : null
}

/** GET admin/trial-balance */
export const trialQuery = exactObject({
  at: string()
    .required()
    .test('not_a_day', (value) => trialInstantOf(value ?? '') !== null),
})

export const monthOf = (instant: Date): string => riyadhDay(instant).slice(0, 7)

/** Whether a month may be closed, an hour after its end. */
export const hasEnded = (month: string, now: Date): boolean =>
  now.getTime() >= spanOfMonth(month).to.getTime() + CLOSES_AFTER_MS

/** How old a balance is, in days since it was last moved; the last band has no end. */
export const AGE_BANDS = [30, 60, 90] as const

/** The band of an age: 0 up to 30 days, 3 above 90. */
export function ageBandOf(days: number): number {
  const found = AGE_BANDS.findIndex((until) => days <= until)
  return found < 0 ? AGE_BANDS.length : found
}

/** What is compared by its age. */
export const AGED = ['vendor_debt', 'guest_wallet', 'settlement_lines', 'bank_lines'] as const
export type Aged = (typeof AGED)[number]

/** Sums by age in SAR, and how many they are. */
export interface AgeingRow {
  aged: Aged
  count: number
  bands: number[]
}
