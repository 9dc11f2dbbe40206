import { useLocale, useTranslations } from 'next-intl'
import { listingHref } from '@/components/search/listing-href'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import type { Day } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { type CardText, CardView } from './card-view'
import { useCardPrice } from './use-card-price'

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
export function ListingCard({ card, stay, isNear = false, hasPhotos = false, ...rest }: ListingCardProps) {
  const t = useTranslations('listing.card')
  const name = localName(useLocale(), card)
  const [image] = card.images
  const text: CardText = {
    id: card._id,
    href: listingHref({ id: card._id, type: card.type }, stay),
    name,
    ...(image ? { image } : {}),
    ...(hasPhotos ? { photos: card.images.length } : {}),
    photo: t('photoOf', { name }),
    heart: t('keep', { name }),
    where: useWhere()(card, isNear),
    size: useSize()(card),
    badges: useBadges()(card),
    rating: useRating()(card),
    price: useCardPrice()(card.price),
  }
  return <CardView card={text} {...rest} />
}

function useWhere() {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  return ({ district, city, distanceKm }: Card, isNear: boolean): string => {
    const where = [localName(locale, district), localName(locale, city)].filter(Boolean)
    if (distanceKm !== null) where.push(t(isNear ? 'fromYou' : 'fromCentre', { value: distanceKm }))
    return where.join(' · ')
  }
}

function useSize() {
  const words = useTranslations('words')
  return ({ type, maxGuests, bedrooms }: Card): string => {
    const people = words(sizeFiltersOf(type).people, { count: maxGuests })
    return bedrooms ? `${people} · ${words('bedrooms', { count: bedrooms })}` : people
  }
}

function useBadges() {
  const t = useTranslations('listing.card')
  const words = useTranslations('vocabulary.badge')
  return ({ badges, lastMinutePercent }: Card): CardText['badges'] =>
    badges.map((badge) => ({
      badge,
      text:
        badge === 'last_minute' && lastMinutePercent
          ? t('discount', { percent: lastMinutePercent })
          : words(badge),
    }))
}

function useRating() {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  return ({ rating, reviewsCount }: Card): CardText['rating'] => {
    if (rating === null) return t('noReviews')
    const reviews = words('reviews', { count: reviewsCount })
    return { value: rating, count: reviewsCount, spoken: t('rated', { rating, reviews }) }
  }
}
