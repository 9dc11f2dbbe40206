import type { NamedPlace } from './card'
import type { PropertyType } from './vocabulary'

/** GET services/{id}/withdrawn: a suspended place, in place of its page; about 100 m exact. */
export interface WithdrawnPlace {
  _id: string
  type: PropertyType
  name: string
  name_ar: string
  city: NamedPlace
  latitude: number
  longitude: number
}
