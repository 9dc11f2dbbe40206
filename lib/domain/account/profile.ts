import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
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
export const profileBody = exactObject({
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
export type ProfileChanges = InferType<typeof profileBody>
