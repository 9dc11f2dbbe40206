import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { PropertyType } from './vocabulary'

/** GET services/{id}/withdrawn: a suspended listing, in place of its page; about 100 m exact. */
export interface WithdrawnListing extends LocalizedName {
  _id: string
  type: PropertyType
  city: LocalizedName
  latitude: number
  longitude: number
}
