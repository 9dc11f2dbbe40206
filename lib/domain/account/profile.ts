import { type InferType, object, string } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import { userName } from '@/lib/domain/text/text'
import { isCalendarDay, riyadhDay } from '@/lib/domain/time/days'
import { codeSchema, LANGUAGES } from './account'
import { isSaudiId } from './identity'
import { NATIONALITIES } from './nationalities'

const NAME_LENGTH = 60
const EMAIL_LENGTH = 120
const URL_LENGTH = 200
const FIRST_BIRTHDAY = '1900-01-01'

/** What a user may change of the own profile, each field by itself; phone and role have their own ways. */
export const profileBody = object({
  firstName: userName(NAME_LENGTH).min(1),
  lastName: userName(NAME_LENGTH),
  email: string().max(EMAIL_LENGTH).email().nullable(),
  nationality: string().oneOf(NATIONALITIES),
  idNumber: string().test('not_a_saudi_id', (value) => value === undefined || isSaudiId(value)),
  dateOfBirth: string()
    .test('not_a_day', (value) => value === undefined || (isCalendarDay(value) && value >= FIRST_BIRTHDAY))
    .test('future_day', (value) => value === undefined || value <= riyadhDay(new Date())),
  language: string().oneOf(LANGUAGES),
  file: string().max(URL_LENGTH).nullable(),
})
  .noUnknown()
  .exact()
export type ProfileChanges = InferType<typeof profileBody>

/** The code that closes an account. */
export const deleteBody = object({ otp: codeSchema }).noUnknown().exact()

/** One place where a user is signed in. */
export interface SessionWire {
  /** browser and system, where they were told */
  device: string | null
  createdAt: string
  isCurrent: boolean
}

/** A movement of the balance; `amount` in SAR, negative when it was taken. */
export interface BalanceEntryWire {
  _id: string
  kind: string
  reason: string | null
  amount: number
  bookingId: string | null
  createdAt: string
}

/** GET user/balance: `balance` in SAR, and its movements, the newest first. */
export type BalanceWire = Page<BalanceEntryWire> & { balance: number }

/** What stands in the way of closing an account; the answer to DELETE user/profile names it. */
export interface AccountBlockers {
  bookings: { _id: string; code: string; side: 'guest' | 'vendor' }[]
  /** SAR that are still held for the user */
  balance: number
}
