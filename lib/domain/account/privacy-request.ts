import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { addDays, daysBetween, instantAt, isCalendarDay, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'

/** What a user may ask of personal data that was not done at once. */
export const PRIVACY_REQUEST_KINDS = ['deletion', 'export'] as const
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

export const PRIVACY_REQUEST_STATES = ['waiting', 'done', 'refused'] as const
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number]

/** `account`: the user pressed the button; `contact`: an admin entered what the user wrote. */
export const PRIVACY_REQUEST_SOURCES = ['account', 'contact'] as const

/** The days in which the Personal Data Protection Law wants an answer. */
export const PRIVACY_REQUEST_DAYS = 30
/** From so many days before its deadline a request is urgent. */
const URGENT_DAYS = 7

export const dueAtOf = (askedAt: Date): Date =>
  instantAt(addDays(riyadhDay(askedAt), PRIVACY_REQUEST_DAYS + 1), MIDNIGHT)

/** The last day on which an answer is in time. */
export const lastDayOf = (dueAt: Date): string => addDays(riyadhDay(dueAt), -1)

/** Days until the last day of the deadline; negative after it. */
export const daysLeft = (dueAt: Date, now: Date): number => daysBetween(riyadhDay(now), lastDayOf(dueAt))

export function urgencyOf(dueAt: Date, now: Date): 'late' | 'urgent' | 'calm' {
  const days = daysLeft(dueAt, now)
  if (days < 0) return 'late'
  return days <= URGENT_DAYS ? 'urgent' : 'calm'
}

/** POST admin/users/{id}/privacy-requests; the deadline counts from the day on which the user wrote. */
export const privacyRequestBody = exactObject({
  kind: string().required().oneOf(PRIVACY_REQUEST_KINDS),
  note: userText(MAX_REASON).trim().required(),
  receivedOn: string()
    .required()
    .test('not_a_day', (value) => !value || isCalendarDay(value))
    .test('future_day', (value) => !value || value <= riyadhDay(new Date())),
})
export type PrivacyRequestBody = InferType<typeof privacyRequestBody>
