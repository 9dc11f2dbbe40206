import { boolean, object } from 'yup'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { ListingCard } from './listing/card'

/** Bounds the page and the answer. */
export const MAX_FAVOURITES = 300

/** What one page of them shows. */
export const FAVOURITES_PAGE_SIZE = 48

/** So many friends vote in one list: a link that is passed on does not fill the table. */
export const MAX_VOTERS = 50

/** Whether friends may vote in a shared list. */
export const votingBody = object({ isOpen: boolean().required() }).noUnknown().exact()

/** Who voted for a place of a shared list. */
export interface Votes {
  /** the first names of the voters, the earliest first: a vote each */
  names: LocalizedName[]
  /** the reader is among them */
  isMine: boolean
}

/** A saved listing; one that is paused, suspended or deleted stays in the list as not available. */
export interface Favourite {
  card: ListingCard
  isAvailable: boolean
  /** without names while the list is not shared */
  votes: Votes
}

/** GET favourites: those with the most votes of friends first, else by city, the newest first within it. */
export interface FavouriteListWire {
  data: Favourite[]
  page: number
  pageSize: number
  total: number
}

/** GET favourites/shared/{secret}: the list behind a link, by city; photos only of bookable listings. */
export interface SharedListWire extends FavouriteListWire {
  owner: LocalizedName
  /** the reader is the owner, who does not vote */
  isOwn: boolean
  isVotingOpen: boolean
}

/** POST and GET favourites/share: the secret of the list's link; null while the list is not shared. */
export interface SharedLink {
  secret: string | null
  isVotingOpen: boolean
}
