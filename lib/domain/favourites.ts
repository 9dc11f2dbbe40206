import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { ListingCard } from './listing/card'

/** Bounds the page and the answer. */
export const MAX_FAVOURITES = 300

/** What one page of them shows. */
export const FAVOURITES_PAGE_SIZE = 48

/** A saved listing; one that is paused, suspended or deleted stays in the list as not available. */
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

/** GET favourites/shared/{secret}: the public list behind a link; only bookable listings. */
export interface SharedListWire extends FavouriteListWire {
  owner: LocalizedName
}

/** POST and GET favourites/share: the secret of the list's link; null while the list is not shared. */
export interface SharedLink {
  secret: string | null
}
