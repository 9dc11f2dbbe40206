import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import { WIRE } from '@/lib/domain/wire-names'
import type { PropertyType } from './listing/vocabulary'

/** 'active' shows in carousels, menus and the footer (marketplace.md, section 3). */
export const CATALOGUE_STATUSES = ['active', 'inactive'] as const
type Status = (typeof CATALOGUE_STATUSES)[number]

export const isActive = ({ status }: { status: Status }): boolean => status === 'active'

/** The two rows of banners on the home page. */
export const BANNER_PLACES = ['main', 'small'] as const

/** The catalogue as the API answers it (marketplace.md, section 3). */
export interface City extends LocalizedName {
  _id: string
  /** the city in page addresses; it stays when the name changes */
  slug: string
  /** slugs that it had before; they lead to the present one */
  oldSlugs?: string[]
  title: string
  title_ar: string
  image: string
  status: Status
  latitude: number
  longitude: number
}

export interface Category {
  _id: string
  type: PropertyType
  status: Status
  category: string
  category_name_ar: string
  blurb: string
  blurb_ar: string
  image: string
}

export interface Banner {
  _id: string
  websiteImage: string
  link: string
  title: string
  title_ar: string
}

export interface SiteSettings {
  websiteLogo: string
  address: string
  address_ar: string
  phoneNo: string[]
  email: string
  /** latitude and longitude of the office */
  location?: [number, number]
  /** what holds today in percent: the commission before VAT, and VAT; not in the specification */
  commissionPercent?: number
  vatPercent?: number
  /** what holds today for a guest who does not arrive; absent: nothing of the price comes back. Not in the specification */
  noShow?: NoShowTerms
  /** absent: no page offers a translation */
  translates?: boolean
  facebookLink: string
  instagramLink: string
  twitterLink: string
  youTubeLink: string
}

/** The icons of facility groups: the pictures of public/facilities. */
export const FACILITY_ICONS = [
  'access',
  'ball',
  'bath',
  'bed',
  'bell',
  'car',
  'child',
  'hall',
  'kitchen',
  'moon',
  'paw',
  'pitch',
  'pool',
  'shield',
  'snow',
  'sofa',
  'tent',
  'tree',
  'tv',
] as const
export type FacilityIcon = (typeof FACILITY_ICONS)[number]

/** The drawing of a group, by which it is known where only its address is told. */
export const facilityImage = (icon: FacilityIcon): string => `/facilities/${icon}.svg`

export interface FacilityGroup {
  _id: string
  name: string
  [WIRE.nameInArabic]: string
  image: string
  icon: string
  subfacilities: {
    _id: string
    title: string
    [WIRE.nameInArabic]: string
    image: string
    isNumber: boolean
    value: number | null
  }[]
}

type FacilityMember = FacilityGroup['subfacilities'][number]

export function namesOfGroup({ name, [WIRE.nameInArabic]: ar }: FacilityGroup): Bilingual {
  return { en: name, ar }
}

export function namesOfMember({ title, [WIRE.nameInArabic]: ar }: FacilityMember): Bilingual {
  return { en: title, ar }
}

export interface Review {
  _id: string
  rating: number
  aspects: number[]
  text: string
  language: 'ar' | 'en'
  author: LocalizedName
  createdAt: string
  answer: string | null
  /** addresses without a width: see `pictureAt` */
  photos: string[]
}

/** A page of a list (contract.md, General). */
export interface Page<T> {
  data: T[]
  page: number
  pageSize: number
  total: number
}
