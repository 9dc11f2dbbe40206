import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import { ListingCard } from '@/lib/contract/schemas/listing/card'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as favourites from '@/lib/domain/favourites'

export const Votes = is<favourites.Votes>()(
  Type.Object(
    { names: Type.Array(LocalizedName), isMine: Type.Boolean() },
    { title: 'Votes', description: 'Who voted for a place of a shared list.' },
  ),
)

export const Favourite = is<favourites.Favourite>()(
  Type.Object(
    { card: ListingCard, isAvailable: Type.Boolean(), votes: Votes },
    {
      title: 'Favourite',
      description:
        'A saved listing; one that is paused, suspended or deleted stays in the list as not available.',
    },
  ),
)

export const FavouriteListWire = is<favourites.FavouriteListWire>()(
  Type.Object(
    { data: Type.Array(Favourite), page: Type.Number(), pageSize: Type.Number(), total: Type.Number() },
    {
      title: 'FavouriteListWire',
      description:
        'GET favourites: those with the most votes of friends first, else by city, the newest first within it.',
    },
  ),
)

export const SharedLink = is<favourites.SharedLink>()(
  Type.Object(
    { secret: nullable(Type.String()), isVotingOpen: Type.Boolean() },
    {
      title: 'SharedLink',
      description:
        "POST and GET favourites/share: the secret of the list's link; null while the list is not shared.",
    },
  ),
)

export const SharedListWire = is<favourites.SharedListWire>()(
  Type.Object(
    {
      ...FavouriteListWire.properties,
      owner: LocalizedName,
      isOwn: Type.Boolean(),
      isVotingOpen: Type.Boolean(),
    },
    {
      title: 'SharedListWire',
      description:
        'GET favourites/shared/{secret}: the list behind a link, by city; photos only of bookable listings.',
    },
  ),
)
