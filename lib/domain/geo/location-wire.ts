/** A name in both languages, as the catalogue spells it on the wire. */
interface LocalizedName {
  name: string
  name_ar: string
}

/** What is known about a point of the map (GET services/place): each part may be missing. */
export interface LocationWire {
  /** in the asked language */
  address: string | null
  /** one of GET services/cities */
  city: LocalizedName | null
  district: LocalizedName | null
}

/** A district with about its middle, to be found by name (GET services/districts). */
export interface DistrictWire extends LocalizedName {
  _id: string
  /** the English name of its city */
  city: string
  latitude: number
  longitude: number
}
