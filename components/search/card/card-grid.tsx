import { useLocale } from 'next-intl'
import { CompareTick } from '@/components/shared/compare/compare-form'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import type { SearchedStay } from '@/lib/domain/search/searched-stay'
import { localName } from '@/lib/i18n/direction'
import { ListingCard } from './listing-card'
import styles from './listing-card.module.css'

interface CardGridProps {
  cards: Card[]
  stay: SearchedStay
  isNear: boolean
  /** each has a tick for the form that compares them */
  areCompared?: boolean | undefined
}

/** The results as a list; "load next" appends to its items and the map highlights them. */
export function CardGrid({ cards, stay, isNear, areCompared = false }: CardGridProps) {
  const locale = useLocale()
  return (
    <ul className={styles.grid} data-cards>
      {cards.map((card, i) => (
        <li key={card._id} data-listing={card._id}>
          <ListingCard card={card} stay={stay} eager={i === 0} isNear={isNear} hasPhotos />
          {areCompared ? <CompareTick id={card._id} name={localName(locale, card)} /> : null}
        </li>
      ))}
    </ul>
  )
}
