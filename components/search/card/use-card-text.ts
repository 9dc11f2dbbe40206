import { useLocale, useTranslations } from 'next-intl'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { shortRoomTypeName } from '@/lib/domain/listing/room-types'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import type { SearchedStay } from '@/lib/domain/search/searched-stay'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { useStayLength } from '@/lib/i18n/use-stay-length'
import { listingHref } from '@/lib/pages/listing-href'
import type { CardText } from './card-view'

export interface CardTextOptions {
  stay?: SearchedStay
  /** the distance is measured from the user, not from the city centre */
  isNear?: boolean
  /** all its pictures can be browsed; in a swiped row it has one */
  hasPhotos?: boolean
}

/** Writes a listing's card out in the language of the page. */
export function useCardText() {
  const t = useTranslations('listing.card')
  const locale = useLocale()
  const where = useWhere()
  const size = useSize()
  const badges = useBadges()
  const rating = useRating()
  const price = useCardPrice()
  const day = (value: Day) => formatDay(value, locale, 'weekdayDayMonth')
  const dates = ({ checkIn, checkOut }: NonNullable<Card['dates']>) =>
    t('dates', { from: day(checkIn), to: day(checkOut) })
  return (card: Card, { stay, isNear = false, hasPhotos = false }: CardTextOptions = {}): CardText => {
    const name = localName(locale, card)
    const roomType = card.roomType && shortRoomTypeName(localName(locale, card.roomType), name)
    const [image] = card.images
    return {
      id: card._id,
      href: listingHref(card, { ...stay, ...card.dates }),
      name,
      ...(card.dates && { dates: dates(card.dates) }),
      ...(roomType && { roomType }),
      ...(image ? { image } : {}),
      ...(hasPhotos ? { photos: card.images.length } : {}),
      photo: t('photoOf', { name }),
      heart: t('keep', { name }),
      where: where(card, isNear),
      size: size(card),
      badges: badges(card),
      rating: rating(card),
      price: price(card.price),
    }
  }
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

/** The price of the searched nights or hours, or the lowest price. */
function useCardPrice() {
  const t = useTranslations('listing.card')
  const units = useTranslations('vocabulary.priceUnit')
  const money = useMoney()
  const length = useStayLength()
  return ({ unit, from, stay, hours }: Card['price']): CardText['price'] => {
    const priced = stay ?? hours
    if (!priced) return { lead: t('from'), now: money(from), tail: t('perUnit', { unit: units(unit) }) }
    return {
      ...(priced.before > priced.total ? { before: money(priced.before) } : {}),
      now: money(priced.total),
      tail: length(unit, stay?.nights ?? hours?.hours ?? 1),
    }
  }
}
