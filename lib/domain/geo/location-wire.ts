import type { Point } from '@/lib/domain/geo/distance'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
/** GET services/place: address, city and district of a point; each may be missing. */
export interface LocationWire {
  /** in the requested language */
  address: string | null
  /** one of GET services/cities */
  city: LocalizedName | null
  district: LocalizedName | null
}

/** GET services/districts: a district with its approximate centre. */
export interface DistrictWire extends LocalizedName {
  _id: string
  /** the English name of its city */
  city: string
  latitude: number
  longitude: number
}

/** GET services/place/link: where a short address of Google Maps leads. */
export interface LinkedPoint {
  /** null: it leads to no place, or does not answer */
  point: Point | null
}
