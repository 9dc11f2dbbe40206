import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REASON } from '@/lib/domain/reason'
import { userName, userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { fullName, phoneSchema } from './account'
import { isCommercialNumber, isSaudiId, isVatNumber } from './identity'
import { NATIONALITIES } from './nationalities'

const NAME_LENGTH = 60
const COMPANY_NAME_LENGTH = 100
const ADDRESS_LENGTH = 200
const EMAIL_LENGTH = 120
const URL_LENGTH = 200

export const VENDOR_STATES = ['waiting', 'approved', 'rejected'] as const
export type VendorState = (typeof VENDOR_STATES)[number]

/** The tabs of the console: applications by state, the approved vendors that are suspended, and those that ask for another name. */
export const VENDOR_REVIEW_TABS = [...VENDOR_STATES, 'suspended', 'renaming'] as const
export type VendorReviewTab = (typeof VENDOR_REVIEW_TABS)[number]

/** The papers of a vendor that end on a day. */
export const VENDOR_PAPERS = ['commercial', 'vat'] as const
export type VendorPaper = (typeof VENDOR_PAPERS)[number]

/** A VAT number is used on documents once an admin has found it at the tax authority. */
export const VAT_NUMBER_STATES = ['unchecked', 'checked', 'refused'] as const
export type VatNumberState = (typeof VAT_NUMBER_STATES)[number]

const name = () => userName(NAME_LENGTH).required()

/** The address of an upload; a missing one has its own error code (marketplace.md, section 5). */
const pictureUrl = (code: string) =>
  string()
    .max(URL_LENGTH)
    .test(code, (value) => Boolean(value))

const applicant = {
  firstName: name(),
  lastName: name(),
  phone: phoneSchema,
  address: userText(ADDRESS_LENGTH).trim().required(),
  nationality: string().required().oneOf(NATIONALITIES),
  email: string().required().max(EMAIL_LENGTH).email(),
  idNumber: string()
    .required()
    .test('not_a_saudi_id', (value) => !value || isSaudiId(value)),
  file: pictureUrl('profile_image_required'),
  idPhoto: pictureUrl('id_photo_required'),
}

/** The payload of PUT user/upgrade-vender-host (marketplace.md, section 3). */
export const hostBody = exactObject(applicant)

const company = {
  ...applicant,
  commId: string()
    .required()
    .test('not_a_commercial_number', (value) => !value || isCommercialNumber(value)),
  commercialIdPhoto: pictureUrl('image_required'),
}
const companyName = () => userName(COMPANY_NAME_LENGTH)

/**
 * The payload of PUT user/upgrade-vender-company: a host's, and the commercial registration. The company's name is an
 * addition that the specified call does not have, so a client may leave it out.
 */
export const companyBody = exactObject({ ...company, companyName: companyName().min(1) })

/** The form of a company: the payload with a required name. */
export const companyForm = exactObject({ ...company, companyName: companyName().required() })

/** PUT vender/company-name: the name that holds already withdraws what was proposed. */
export const companyNameBody = exactObject({ companyName: companyName().required() })
export type CompanyNameBody = InferType<typeof companyNameBody>

/** PUT vender/vat-number; empty for a vendor who is not registered. */
export const vatNumberBody = exactObject({
  vatNumber: string()
    .defined()
    .test('not_a_vat_number', (value) => !value || isVatNumber(value)),
})
export type VatNumberBody = InferType<typeof vatNumberBody>

export type CompanyBody = InferType<typeof companyBody>
/** The payload of a host or a company. */
export type VendorBody = InferType<typeof hostBody> &
  Partial<Pick<CompanyBody, 'companyName' | 'commId' | 'commercialIdPhoto'>>

/** The name under which a vendor is listed: the company, or the applicant. */
export const vendorName = (vendor: {
  companyName: string | null
  firstName: string
  lastName: string
}): string => vendor.companyName ?? fullName(vendor)

const version = number()
  .required()
  .integer()
  .min(1)
  .max(2 ** 31 - 1)
const reason = userText(MAX_REASON).trim().required()

/** The version of the vendor that the admin saw; another one is refused with `stale_decision`. */
export const vendorDecisionBody = exactObject({ version })
export const vendorRejectionBody = exactObject({ version, reason })

export const VAT_DECISIONS = ['checked', 'refused'] as const
/** POST admin/vendors/{id}/vat-number: a refusal has a reason, which the vendor reads. */
export const vatDecisionBody = exactObject({
  version,
  decision: string().required().oneOf(VAT_DECISIONS),
  reason: userText(MAX_REASON)
    .trim()
    .when('decision', ([decision], schema) => (decision === 'refused' ? schema.required() : schema)),
})
export type VatDecisionBody = InferType<typeof vatDecisionBody>

export const NAME_DECISIONS = ['approved', 'refused'] as const
/** POST admin/vendors/{id}/company-name: a refusal has a reason, which the vendor reads. */
export const nameDecisionBody = exactObject({
  version,
  decision: string().required().oneOf(NAME_DECISIONS),
  reason: userText(MAX_REASON)
    .trim()
    .when('decision', ([decision], schema) => (decision === 'refused' ? schema.required() : schema)),
})
export type NameDecisionBody = InferType<typeof nameDecisionBody>

export const BOOKING_CHOICES = ['keep', 'cancel'] as const
/** What a suspension does with open bookings is chosen, never assumed. */
export const suspensionBody = exactObject({
  version,
  reason,
  bookings: string().required().oneOf(BOOKING_CHOICES),
})
export type SuspensionBody = InferType<typeof suspensionBody>

export const MAX_NOTE = 1000
export const noteBody = exactObject({ text: userText(MAX_NOTE).trim().required() })

const expiry = string().test('not_a_day', (value) => !value || isDay(value))
/** PUT admin/vendors/{id}/papers; empty where there is none. */
export const papersBody = exactObject({
  version,
  commId: string()
    .defined()
    .test('not_a_commercial_number', (value) => !value || isCommercialNumber(value)),
  commercialExpiresOn: expiry.defined(),
  vatNumber: string()
    .defined()
    .test('not_a_vat_number', (value) => !value || isVatNumber(value)),
  vatExpiresOn: expiry.defined(),
})
export type PapersBody = InferType<typeof papersBody>
