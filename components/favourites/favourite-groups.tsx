import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompareTick } from '@/components/shared/compare/compare-form'
import { Badge } from '@/components/ui/badge'
import { Heart } from '@/components/ui/heart'
import { Picture } from '@/components/ui/picture'
import type { Favourite } from '@/lib/contract/schemas/favourites'
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
  /** those that friends voted for are a group before the cities; a place that is taken out stays in sight, pale */
  isOwn?: boolean
  /** each has a tick for the form that compares them */
  areCompared?: boolean
  /** the votes for a place, and the button of whoever may vote */
  votesOf: (favourite: Favourite) => ReactNode
}

/** Saved listings by city, in their order. */
export function FavouriteGroups(props: FavouriteGroupsProps) {
  const { favourites, cardOf, areCompared = false, isOwn = false, votesOf } = props
  const t = useTranslations('favourites')
  const locale = useLocale()
  const groups = new Map<string, Favourite[]>()
  for (const one of favourites) {
    const isVoted = isOwn && one.votes.names.length > 0
    const title = isVoted ? t('byVotes') : t('inCity', { city: localName(locale, one.card.city) })
    groups.set(title, [...(groups.get(title) ?? []), one])
  }
  return [...groups].map(([title, group]) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.grid} data-own={isOwn || undefined}>
        {group.map((favourite) => (
          <li key={favourite.card._id}>
            {favourite.isAvailable ? cardOf(favourite.card) : <UnavailableListing card={favourite.card} />}
            {votesOf(favourite)}
            {areCompared && favourite.isAvailable ? (
              <CompareTick id={favourite.card._id} name={localName(locale, favourite.card)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  ))
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
