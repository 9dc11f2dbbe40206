import { useLocale, useTranslations } from 'next-intl'
import { listingHref } from '@/components/search/listing-href'
import { Heart } from '@/components/ui/heart'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import type { Day } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { CardPhotos } from './card-photos'
import { CardPrice } from './card-price'
import { RAIL_SIZES } from './card-sizes'
import styles from './listing-card.module.css'

interface ListingCardProps {
  card: Card
  stay?: { checkIn?: Day; checkOut?: Day }
  /** the first of a list: its picture is loaded with priority */
  eager?: boolean
  /** the distance is measured from the user, not from the city centre */
  isNear?: boolean
  /** all its pictures can be browsed; in a swiped row it has one */
  hasPhotos?: boolean
  /** known on a user's favourites; elsewhere hearts are filled in the browser */
  isSaved?: boolean
}

/** A listing in a list: one link that covers the card, with its name as heading. */
export function ListingCard({
  card,
  stay,
  eager = false,
  isNear = false,
  hasPhotos = false,
  isSaved,
}: ListingCardProps) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const locale = useLocale()
  const name = localName(locale, card)
  const where = [localName(locale, card.district), localName(locale, card.city)].filter(Boolean)
  if (card.distanceKm !== null) where.push(t(isNear ? 'fromYou' : 'fromCentre', { value: card.distanceKm }))
  const size = [words(sizeFiltersOf(card.type).people, { count: card.maxGuests })]
  if (card.bedrooms) size.push(words('bedrooms', { count: card.bedrooms }))
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <CardPhoto images={card.images} alt={t('photoOf', { name })} eager={eager} hasPhotos={hasPhotos} />
        <CardBadges card={card} />
        <Heart id={card._id} label={t('keep', { name })} isSaved={isSaved} />
      </div>
      <div className={styles.facts}>
        <div>
          <h3>
            <Link href={listingHref({ id: card._id, type: card.type }, stay)} prefetch={false}>
              {name}
            </Link>
          </h3>
          <CardRating card={card} />
        </div>
        <p>{where.join(' · ')}</p>
        <p>{size.join(' · ')}</p>
        <CardPrice card={card} />
      </div>
    </article>
  )
}

interface CardPhotoProps {
  images: string[]
  alt: string
  eager: boolean
  hasPhotos: boolean
}

function CardPhoto({ images, alt, eager, hasPhotos }: CardPhotoProps) {
  const [first] = images
  if (!first) return null
  if (hasPhotos) return <CardPhotos images={images} alt={alt} eager={eager} />
  return <Picture {...pictureWithColour(first)} sizes={RAIL_SIZES} alt={alt} eager={eager} />
}

function CardBadges({ card }: { card: Card }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('vocabulary.badge')
  if (card.badges.length === 0) return null
  return (
    <ul className={styles.badges}>
      {card.badges.map((badge) => (
        <li key={badge} data-badge={badge === 'last_minute' ? badge : undefined}>
          {badge === 'instant' ? <Icon name="bolt" size={13} filled /> : null}
          {badge === 'last_minute' && card.lastMinutePercent
            ? t('discount', { percent: card.lastMinutePercent })
            : words(badge)}
        </li>
      ))}
    </ul>
  )
}

function CardRating({ card }: { card: Card }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  if (card.rating === null) return <span className={styles.fresh}>{t('noReviews')}</span>
  const reviews = words('reviews', { count: card.reviewsCount })
  return (
    <Rating
      value={card.rating}
      count={card.reviewsCount}
      spoken={t('rated', { rating: card.rating, reviews })}
    />
  )
}
