import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompareTick } from '@/components/shared/compare/compare-form'
import { Badge } from '@/components/ui/badge'
import { Heart } from '@/components/ui/heart'
import { Picture } from '@/components/ui/picture'
import type { Favourite } from '@/lib/domain/favourites'
import type { ListingCard } from '@/lib/domain/listing/card'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { writeSearchParams } from '@/lib/search/search-address'
import styles from './favourites.module.css'

interface FavouriteGroupsProps {
  favourites: Favourite[]
  /** renders a listing card */
  cardOf: (card: ListingCard) => ReactNode
  /** each has a tick for the form that compares them */
  areCompared?: boolean
}

/** Saved listings by city, in their order. */
export function FavouriteGroups({ favourites, cardOf, areCompared = false }: FavouriteGroupsProps) {
  const t = useTranslations('favourites')
  const locale = useLocale()
  const groups = new Map<string, Favourite[]>()
  for (const one of favourites)
    groups.set(one.card.city.name, [...(groups.get(one.card.city.name) ?? []), one])
  return [...groups.values()].map((group) => {
    const city = group[0] ? localName(locale, group[0].card.city) : ''
    return (
      <section key={city} aria-label={t('inCity', { city })}>
        <h2>{t('inCity', { city })}</h2>
        <ul className={styles.grid}>
          {group.map(({ card, isAvailable }) => (
            <li key={card._id}>
              {isAvailable ? (
                <>
                  {cardOf(card)}
                  {areCompared ? <CompareTick id={card._id} name={localName(locale, card)} /> : null}
                </>
              ) : (
                <UnavailableListing card={card} />
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const SIZES =
  '(min-width: 1280px) 305px, (min-width: 960px) 30vw, (min-width: 592px) 46vw, calc(100vw - 32px)'

/** A saved listing that cannot be booked now, with a link to similar ones. */
function UnavailableListing({ card }: { card: ListingCard }) {
  const t = useTranslations('favourites')
  const words = useTranslations('listing.card')
  const locale = useLocale()
  const name = localName(locale, card)
  const [image] = card.images
  const others = writeSearchParams({ city: card.city.name, type: card.type, page: 1 })
  return (
    <article className={styles.gone}>
      <div className={styles.photo}>
        {image ? <Picture {...pictureWithColour(image)} sizes={SIZES} alt="" /> : null}
        <Heart id={card._id} label={words('keep', { name })} isSaved />
      </div>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>
        <Badge>{t('notAvailable')}</Badge>
      </p>
      <Link href={`/search?${others}`} prefetch={false}>
        {t('similar', { city: localName(locale, card.city) })}
      </Link>
    </article>
  )
}
