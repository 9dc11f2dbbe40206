import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { addDays, type Day, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/domain/time/days'

/** When what is available is requested: by the vendor, or by itself once a week or once a day. */
export const PAYOUT_SCHEDULES = ['onRequest', 'weekly', 'daily'] as const
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number]

/** PUT vender/payout-schedule; the weekday belongs to `weekly` alone. */
export const payoutScheduleBody = exactObject({
  schedule: string().oneOf(PAYOUT_SCHEDULES).required(),
  weekday: string()
    .oneOf(WEEKDAYS)
    .when('schedule', {
      is: 'weekly',
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives to the schema of this case
      then: (weekday) => weekday.required(),
    }),
})
export type PayoutScheduleBody = InferType<typeof payoutScheduleBody>

/** The first day after another one on which a schedule requests a payout; null on request. */
export function nextPayoutDay(
  { schedule, weekday }: { schedule: PayoutSchedule; weekday: Weekday | null },
  after: Day,
): Day | null {
  if (schedule === 'onRequest') return null
  const coming = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(after, days))
  return coming.find((day) => schedule === 'daily' || weekdayOf(day) === weekday) ?? null
}
