import type { LocalizedName } from './card'
import type { PropertyType } from './vocabulary'

/** GET services/{id}/withdrawn: a suspended listing, in place of its page; about 100 m exact. */
export interface WithdrawnListing {
  _id: string
  type: PropertyType
  name: string
  name_ar: string
  city: LocalizedName
  latitude: number
  longitude: number
}
