import { TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'

/** A district with fewer listings has no page of its own; its address leads to the city. */
export const MIN_DISTRICT_LISTINGS = 5

/** An area with fewer listings is not indexed: its page says hardly more than theirs. */
export const MIN_INDEXED_LISTINGS = 3

/** A city or one of its districts, for one listing type or (null) for all of them. */
export interface AreaSlugs {
  city: string
  district: string | null
  type: PropertyType | null
}

/** The path of an area's page, without language: `/in/jeddah`, `/chalets/in/jeddah/al-hamra`. */
export function areaPath({ city, district, type }: AreaSlugs): string {
  const start = type === null ? '' : `/${TYPE_BASICS[type].slug}`
  return `${start}/in/${city}${district === null ? '' : `/${district}`}`
}

/** The picture of an area for sharing: its name, its city and the listing type. */
export function areaPicturePath({ city, district, type }: AreaSlugs, language: string): string {
  const path = `/api/v1/og/areas/${city}/${type === null ? ALL_TYPES : TYPE_BASICS[type].slug}/${language}`
  return district === null ? path : `${path}?district=${district}`
}

/** In the place of a listing type in the address of an area's picture. */
export const ALL_TYPES = 'all'
