import { type InferType, object, string } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import { userName, userText } from '@/lib/domain/text/text'
import { phoneSchema, type VendorType } from './account'
import { isCommercialNumber, isSaudiId, isVatNumber } from './identity'
import { NATIONALITIES } from './nationalities'

const NAME_LENGTH = 60
const COMPANY_NAME_LENGTH = 100
const ADDRESS_LENGTH = 200
const EMAIL_LENGTH = 120
const URL_LENGTH = 200

export const VENDOR_STATES = ['waiting', 'approved', 'rejected'] as const
export type VendorState = (typeof VENDOR_STATES)[number]

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
export const hostBody = object(applicant).noUnknown().exact()

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
export const companyBody = object({ ...company, companyName: companyName().min(1) })
  .noUnknown()
  .exact()

/** The form of a company: the payload with a required name. */
export const companyForm = object({ ...company, companyName: companyName().required() })
  .noUnknown()
  .exact()

/** PUT vender/vat-number; empty for a vendor who is not registered. */
export const vatNumberBody = object({
  vatNumber: string()
    .defined()
    .test('not_a_vat_number', (value) => !value || isVatNumber(value)),
})
  .noUnknown()
  .exact()
export type VatNumberBody = InferType<typeof vatNumberBody>

export type CompanyBody = InferType<typeof companyBody>
/** The payload of a host or a company. */
export type VendorBody = InferType<typeof hostBody> &
  Partial<Pick<CompanyBody, 'companyName' | 'commId' | 'commercialIdPhoto'>>

/** A vendor application, as the applicant and admins read it. */
export interface VendorApplicationWire {
  _id: string
  type: VendorType
  state: VendorState
  rejectionReason: string | null
  firstName: string
  lastName: string
  companyName: string | null
  phone: string
  address: string
  nationality: string | null
  email: string | null
  idNumber: string | null
  commId: string | null
  file: string | null
  idPhoto: string | null
  commercialIdPhoto: string | null
  createdAt: string
  decidedAt: string | null
}

/** GET admin/vendors: the applications of one state, and the count of each state. */
export type ApplicationListWire = Page<VendorApplicationWire> & { counts: Record<VendorState, number> }

/** GET user/vender-application: null for a user who never applied. */
export interface OwnApplicationWire {
  application: VendorApplicationWire | null
}
