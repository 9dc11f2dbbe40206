import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Favourite } from '@/lib/domain/favourites'
import type { ListingCard } from '@/lib/domain/listing/card'
import { localName } from '@/lib/i18n/direction'
import styles from './favourites.module.css'
import { UnavailableListing } from './unavailable-listing'

interface FavouriteGroupsProps {
  favourites: Favourite[]
  /** renders a listing card */
  cardOf: (card: ListingCard) => ReactNode
}

/** Saved listings by city, in their order. */
export function FavouriteGroups({ favourites, cardOf }: FavouriteGroupsProps) {
  const t = useTranslations('favourites')
  const locale = useLocale()
  const groups = new Map<string, Favourite[]>()
  for (const one of favourites)
    groups.set(one.card.city.name, [...(groups.get(one.card.city.name) ?? []), one])
  return [...groups.values()].map((group) => {
    const city = group[0] ? localName(locale, group[0].card.city) : ''
    return (
      <section key={city} className={styles.city} aria-label={t('inCity', { city })}>
        <h2>{t('inCity', { city })}</h2>
        <ul className={styles.grid}>
          {group.map(({ card, isAvailable }) => (
            <li key={card._id}>{isAvailable ? cardOf(card) : <UnavailableListing card={card} />}</li>
          ))}
        </ul>
      </section>
    )
  })
}
