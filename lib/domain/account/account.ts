import { type InferType, object, string } from 'yup'
import { userName } from '@/lib/domain/text/text'
import { WIRE } from '@/lib/domain/wire-names'
import type { Membership } from './membership'
import { CODE_LENGTH } from './one-time-code'
import { normalisePhone } from './phone'

const NAME_LENGTH = 60

export const USER_ROLES = ['User', WIRE.vendorRole, 'Admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

export const VENDOR_TYPES = ['host', 'company'] as const
export type VendorType = (typeof VENDOR_TYPES)[number]

export const phoneSchema = string()
  .required()
  .max(20)
  .test('not_a_phone', (value) => value === undefined || normalisePhone(value) !== null)

export const phoneBody = object({ phone: phoneSchema }).noUnknown()

/** 256 random bits in base64url that the server issued to the requester. */
export const issuedSecret = string().matches(/^[\w-]{43}$/)

/** `challenge` and `device` are for clients without cookies; browsers send them as cookies. */
export const codeRequestBody = object({
  phone: phoneSchema,
  challenge: issuedSecret,
  device: issuedSecret,
}).noUnknown()

export const codeSchema = string()
  .required()
  .matches(new RegExp(`^[0-9٠-٩]{${CODE_LENGTH}}$`))

export const verifyBody = codeRequestBody.shape({ otp: codeSchema }).noUnknown()

/** The challenge of a signed-in caller is the session itself. */
export const phoneChangeBody = object({ phone: phoneSchema, otp: codeSchema }).noUnknown()

export const firstNameSchema = userName(NAME_LENGTH)

/** First name required, last name optional (marketplace.md, section 5, name dialog). */
export const namesBody = object({
  firstName: firstNameSchema.required(),
  lastName: userName(NAME_LENGTH),
}).noUnknown()
export type Names = InferType<typeof namesBody>

/** Empty for a user who has given no name. */
export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export const LANGUAGES = ['ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A user as the profile call answers; the wire names are the specification's own. */
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
  /** the public name of an approved company that has given one */
  companyName: string | null
  /** the membership in which the session acts */
  vendor: Membership | null
  /** all memberships in approved vendors, the oldest first */
  vendors: Membership[]
  /** the own vendor whose application an admin has not decided; null also while the session acts for another vendor */
  waitingVendorId: string | null
  email: string | null
  nationality: string | null
  idNumber: string | null
  dateOfBirth: string | null
  language: (typeof LANGUAGES)[number]
  createdAt: string
}

/** A verified user who owns no vendor and is no admin may apply as a vendor (marketplace.md, section 6). */
export function mayBecomeVendor(user: Pick<Profile, 'role' | 'verify' | 'vendors'>): boolean {
  return user.role !== 'Admin' && user.verify && !user.vendors.some(({ role }) => role === 'owner')
}
