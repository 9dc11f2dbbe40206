import { type Static, Type } from '@sinclair/typebox'
import { named, nullable } from '@/lib/contract/schema'
import { ListingCard } from '@/lib/contract/schemas/listing/card'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'

export const Votes = named('Votes', 'Who voted for a place of a shared list.', {
  /** the first names of the voters, the earliest first: a vote each */
  names: Type.Array(LocalizedName),
  /** the reader is among them */
  isMine: Type.Boolean(),
})
export type Votes = Static<typeof Votes>

export const Favourite = named(
  'Favourite',
  'A saved listing; one that is paused, suspended or deleted stays in the list as not available.',
  {
    card: ListingCard,
    isAvailable: Type.Boolean(),
    /** without names while the list is not shared */
    votes: Votes,
  },
)
export type Favourite = Static<typeof Favourite>

export const FavouriteListWire = named(
  'FavouriteListWire',
  'GET favourites: those with the most votes of friends first, else by city, the newest first within it.',
  { data: Type.Array(Favourite), page: Type.Number(), pageSize: Type.Number(), total: Type.Number() },
)
export type FavouriteListWire = Static<typeof FavouriteListWire>

export const SharedLink = named(
  'SharedLink',
  "POST and GET favourites/share: the secret of the list's link; null while the list is not shared.",
  { secret: nullable(Type.String()), isVotingOpen: Type.Boolean() },
)
export type SharedLink = Static<typeof SharedLink>

export const SharedListWire = named(
  'SharedListWire',
  'GET favourites/shared/{secret}: the list behind a link, by city; photos only of bookable listings.',
  {
    ...FavouriteListWire.properties,
    owner: LocalizedName,

    /** the reader is the owner, who does not vote */
    isOwn: Type.Boolean(),
    isVotingOpen: Type.Boolean(),
  },
)
export type SharedListWire = Static<typeof SharedListWire>
