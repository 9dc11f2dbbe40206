import { type InferType, object, string } from 'yup'
import { CODE_LENGTH } from './code'
import { isDay, riyadhDay } from './days'
import { isSaudiId } from './identity'
import { NATIONALITIES } from './nationalities'
import { normalisePhone } from './phone'
import { personText } from './text'

const NAME_LENGTH = 60

export const USER_ROLES = ['User', 'Vender', 'Admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

export const VENDOR_TYPES = ['host', 'company'] as const
export type VendorType = (typeof VENDOR_TYPES)[number]

export const phoneSchema = string()
  .required()
  .max(20)
  .test('not_a_phone', (value) => value === undefined || normalisePhone(value) !== null)

export const phoneBody = object({ phone: phoneSchema }).noUnknown()

export const codeSchema = string()
  .required()
  .matches(new RegExp(`^[0-9٠-٩]{${CODE_LENGTH}}$`))

export const verifyBody = object({ phone: phoneSchema, otp: codeSchema }).noUnknown()

/** First name required, last name optional (marketplace.md, section 5, name dialog). */
export const namesBody = object({
  firstName: personText(NAME_LENGTH).trim().required(),
  lastName: personText(NAME_LENGTH).trim(),
}).noUnknown()
export type Names = InferType<typeof namesBody>

export const LANGUAGES = ['ar', 'en'] as const

const EMAIL_LENGTH = 120
const URL_LENGTH = 200
const FIRST_BIRTHDAY = '1900-01-01'

/** What a person may change of the own profile, each field by itself; phone and role have their own ways. */
export const profileBody = object({
  firstName: personText(NAME_LENGTH).trim().min(1),
  lastName: personText(NAME_LENGTH).trim(),
  email: string().max(EMAIL_LENGTH).email().nullable(),
  nationality: string().oneOf(NATIONALITIES),
  idNumber: string().test('not_a_saudi_id', (value) => value === undefined || isSaudiId(value)),
  dateOfBirth: string()
    .test('not_a_day', (value) => value === undefined || (isDay(value) && value >= FIRST_BIRTHDAY))
    .test('future_day', (value) => value === undefined || value <= riyadhDay(new Date())),
  language: string().oneOf(LANGUAGES),
  file: string().max(URL_LENGTH).nullable(),
})
  .noUnknown()
  .exact()
export type ProfileChanges = InferType<typeof profileBody>

/** The code that closes an account. */
export const deleteBody = object({ otp: codeSchema }).noUnknown().exact()

/** One place where a person is signed in. */
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

/** What stands in the way of closing an account; the answer to DELETE user/profile names it. */
export interface AccountBlockers {
  bookings: { _id: string; code: string; side: 'guest' | 'vendor' }[]
  /** SAR that are still held for the person */
  balance: number
}

/** A person as the profile call answers; the wire names are the specification's own. */
export interface Profile {
  _id: string
  role: UserRole
  verify: boolean
  host: boolean
  company: boolean
  file: string | null
  /** SAR */
  balance: number
  phone: string
  firstName: string
  lastName: string
  email: string | null
  nationality: string | null
  idNumber: string | null
  dateOfBirth: string | null
  language: (typeof LANGUAGES)[number]
  createdAt: string
}

/** A verified vendor with a host or company profile may list services (marketplace.md, section 6). */
export function canListServices(user: Pick<Profile, 'role' | 'verify' | 'host' | 'company'>): boolean {
  return user.role === 'Vender' && user.verify && (user.host || user.company)
}
