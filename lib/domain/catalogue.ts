import type { Bilingual } from '@/lib/domain/text/bilingual'
import { WIRE } from '@/lib/domain/wire-names'

/** 'active' shows in carousels, menus and the footer (marketplace.md, section 3). */
export const CATALOGUE_STATUSES = ['active', 'inactive'] as const
type Status = (typeof CATALOGUE_STATUSES)[number]

export const isActive = ({ status }: { status: Status }): boolean => status === 'active'

/** The two rows of banners on the home page. */
export const BANNER_PLACES = ['main', 'small'] as const

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

/** A page of a list (contract.md, General). */
export interface Page<T> {
  data: T[]
  page: number
  pageSize: number
  total: number
}
