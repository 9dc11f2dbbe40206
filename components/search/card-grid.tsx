import type { ListingCard as Card } from '@/lib/domain/listing/card'
import type { Day } from '@/lib/domain/time/days'
import { ListingCard } from './card/listing-card'
import styles from './card/listing-card.module.css'

interface CardGridProps {
  cards: Card[]
  stay: { checkIn?: Day; checkOut?: Day }
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
