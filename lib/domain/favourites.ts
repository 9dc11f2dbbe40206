import type { ListingCard } from './listing/card'

/** A user who saved more has lost sight of them; the page and the answer stay bounded. */
export const MAX_FAVOURITES = 300

/** A saved listing. One that is paused, suspended or gone stays in the list and says so. */
export interface Favourite {
  card: ListingCard
  isAvailable: boolean
}

/** GET favourites: ordered by city, the newest first within it. */
export interface FavouriteListWire {
  data: Favourite[]
  page: number
  pageSize: number
  total: number
}

/** GET favourites/shared/{secret}: what the link shows to anybody; only listings that can be booked. */
export interface SharedListWire extends FavouriteListWire {
  owner: { name: string; name_ar: string }
}

/** POST and GET favourites/share: the secret of the list's link; null while nobody else may read it. */
export interface SharedLink {
  secret: string | null
}
