import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Profile, VendorType } from '@/lib/domain/account/account'
import { typedNumber } from '@/lib/domain/account/identity'
import { companyForm, hostBody, type VendorBody } from '@/lib/domain/account/vendor'

/** The values of the fields; pictures by the address of their upload. */
export interface DetailsValues {
  firstName: string
  lastName: string
  phone: string
  address: string
  nationality: string
  email: string
  idNumber: string
  companyName: string
  commId: string
  file: string
  idPhoto: string
  commercialIdPhoto: string
}

/** The schema of each vendor type, shared by browser and server. */
export const DETAILS_SCHEMAS = { host: hostBody, company: companyForm }

/** Initial values: from the rejected application, else from the profile. */
export function prefilledDetails(user: Profile, before: VendorApplicationWire | null): DetailsValues {
  const known = before ?? user
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    phone: (before?.phone ?? user.phone).replace(/^\+966/, ''),
    address: before?.address ?? '',
    nationality: known.nationality ?? 'SA',
    email: known.email ?? '',
    idNumber: known.idNumber ?? '',
    companyName: before?.companyName ?? '',
    commId: before?.commId ?? '',
    file: known.file ?? '',
    idPhoto: before?.idPhoto ?? '',
    commercialIdPhoto: before?.commercialIdPhoto ?? '',
  }
}

/** The payload of the specification; empty fields are left out, so that the schema requires them. */
export function detailsBody(type: VendorType, values: DetailsValues): VendorBody {
  const { companyName, commId, commercialIdPhoto, ...person } = values
  const company = type === 'company' ? { companyName, commId: typedNumber(commId), commercialIdPhoto } : {}
  const texts = { ...person, idNumber: typedNumber(person.idNumber), ...company }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  ) as unknown as VendorBody
}
