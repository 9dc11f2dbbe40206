import type { ListingCard as Card } from '@/lib/domain/listing/card'
import type { Day } from '@/lib/domain/time/days'
import { ListingCard } from './card/listing-card'
import styles from './card/listing-card.module.css'

interface CardGridProps {
  cards: Card[]
  stay: { checkIn?: Day; checkOut?: Day }
  isNear: boolean
}

/** The results as a list; its items are what "load next" appends to and what the map lights up. */
export function CardGrid({ cards, stay, isNear }: CardGridProps) {
  return (
    <ul className={styles.grid} data-cards>
      {cards.map((card, i) => (
        <li key={card._id} data-place={card._id}>
          <ListingCard card={card} stay={stay} eager={i === 0} isNear={isNear} hasPhotos />
        </li>
      ))}
    </ul>
  )
}
