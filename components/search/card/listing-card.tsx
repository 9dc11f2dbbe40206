import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { CardView } from './card-view'
import { type CardTextOptions, useCardText } from './use-card-text'

interface ListingCardProps extends CardTextOptions {
  card: Card
  /** the first of a list: its picture is loaded with priority */
  eager?: boolean
  /** known on a user's favourites; elsewhere hearts are filled in the browser */
  isSaved?: boolean
}

/** A listing in a list: one link that covers the card, with its name as heading. */
export function ListingCard({ card, stay, isNear, hasPhotos, ...rest }: ListingCardProps) {
  return <CardView card={useCardText()(card, { stay, isNear, hasPhotos })} {...rest} />
}
