import type { ListingCard as Card } from '@/lib/domain/listing/card'
import type { SearchedStay } from '@/lib/domain/search/search-params'
import { CardView } from './card-view'
import styles from './listing-card.module.css'
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

interface CardGridProps {
  cards: Card[]
  stay: SearchedStay
  isNear: boolean
}

/** The results as a list; "load next" appends to its items and the map highlights them. */
export function CardGrid({ cards, stay, isNear }: CardGridProps) {
  return (
    <ul className={styles.grid} data-cards>
      {cards.map((card, i) => (
        <li key={card._id} data-listing={card._id}>
          <ListingCard card={card} stay={stay} eager={i === 0} isNear={isNear} hasPhotos />
        </li>
      ))}
    </ul>
  )
}
