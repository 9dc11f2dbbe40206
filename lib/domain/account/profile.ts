import { type InferType, object, string } from 'yup'
import { userName } from '@/lib/domain/text/text'
import { isCalendarDay, riyadhDay } from '@/lib/domain/time/days'
import { LANGUAGES } from './account'
import { isSaudiId } from './identity'
import { NATIONALITIES } from './nationalities'

const NAME_LENGTH = 60
const EMAIL_LENGTH = 120
const URL_LENGTH = 200
const FIRST_BIRTHDAY = '1900-01-01'

/** The fields of the profile that a user may change, each by itself; phone and role have calls of their own. */
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

/** A session of a user. */
export interface SessionWire {
  /** ends it, and opens nothing */
  _id: string
  /** browser and system; null where unknown */
  device: string | null
  /** the network address of the sign-in; null where unknown */
  network: string | null
  createdAt: string
  isCurrent: boolean
}

/** The reasons why an account cannot be closed, in the answer to DELETE user/profile. */
export interface AccountBlockers {
  bookings: { _id: string; code: string; side: 'guest' | 'vendor' }[]
  /** SAR that are still held for the user */
  balance: number
}
