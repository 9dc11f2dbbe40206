import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { Day } from '@/lib/domain/days'
import type { ServiceCard as Card } from '@/lib/domain/listing/card'
import { placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { pictureSources } from '@/lib/picture-sources'
import { CardPrice } from './card-price'
import { listingHref } from './listing-href'

interface ServiceCardProps {
  card: Card
  stay?: { checkIn?: Day; checkOut?: Day }
  /** in the first row: its picture is loaded at once */
  eager?: boolean
  /** the distance is measured from the person, not from the middle of the city */
  isNear?: boolean
}

/** A place in a list: one link that covers the card, its name as heading. Styled by the list around it. */
export function ServiceCard({ card, stay, eager = false, isNear = false }: ServiceCardProps) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const locale = useLocale()
  const name = placeName(locale, card)
  const image = card.images[0]
  const where = [placeName(locale, card.district), placeName(locale, card.city)].filter(Boolean).join(' · ')
  return (
    <article className="card">
      <div className="photo">
        {image ? (
          <Picture
            {...pictureSources(image)}
            sizes="(min-width: 1280px) 305px, (min-width: 960px) 30vw, (min-width: 560px) 46vw, 92vw"
            alt={t('photoOf', { name })}
            eager={eager}
          />
        ) : null}
        <CardBadges card={card} />
      </div>
      <div className="facts">
        <div className="top">
          <h3>
            <Link href={listingHref({ id: card._id, type: card.type }, stay)} prefetch={false}>
              {name}
            </Link>
          </h3>
          <CardRating card={card} />
        </div>
        <p>
          {where}
          {card.distanceKm === null
            ? null
            : ` · ${t(isNear ? 'fromYou' : 'fromCentre', { value: card.distanceKm })}`}
        </p>
        <p>
          {words('guests', { count: card.maxGuests })}
          {card.bedrooms ? ` · ${words('bedrooms', { count: card.bedrooms })}` : null}
        </p>
        <CardPrice card={card} />
      </div>
    </article>
  )
}

function CardBadges({ card }: { card: Card }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('vocabulary.badge')
  if (card.badges.length === 0) return null
  return (
    <ul className="badges">
      {card.badges.map((badge) => (
        <li key={badge} className={badge}>
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
  if (card.rating === null) return <span className="fresh">{t('noReviews')}</span>
  const reviews = words('reviews', { count: card.reviewsCount })
  return (
    <Rating
      value={card.rating}
      count={card.reviewsCount}
      spoken={t('rated', { rating: card.rating, reviews })}
    />
  )
}
