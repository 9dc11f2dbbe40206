import type { useTranslations } from 'next-intl'
import {
  boundsAround,
  type MapBounds,
  type MapPin,
  type MapPoint,
  WHOLE_COUNTRY,
} from '@/components/map/map-provider'
import type { MapCard } from '@/lib/domain/listing/card'
import { formatAmount, fromSar } from '@/lib/domain/money'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { localName, locationLine } from '@/lib/i18n/direction'
import { listingHref } from '@/lib/pages/listing-href'

const CITY_METRES = 30_000

/** A pin, and the content of its small card. */
export interface ResultPin extends MapPin {
  name: string
  where: string
  href: string
  image: string | null
}

interface PinNeeds {
  locale: string
  query: SearchQuery
  t: ReturnType<typeof useTranslations<'search.map'>>
}

/** The pins of listings, each with the price of its card. */
export function pinsOf(cards: readonly MapCard[], { locale, query, t }: PinNeeds): ResultPin[] {
  return cards.map((card) => {
    const price = (card.price.stay ?? card.price.hours)?.total ?? card.price.from
    const name = localName(locale, card)
    const [latitude, longitude] = card.location
    return {
      id: card._id,
      latitude,
      longitude,
      name,
      amount: formatAmount(fromSar(price)),
      label: t('pin', { name, price: t('price', { count: price }) }),
      where: locationLine(locale, card),
      href: listingHref(card, { ...query, ...card.dates }),
      image: card.images[0] ?? null,
    }
  })
}

/** The bounds of the search, or around its pins, its city, or the country. */
export function boundsOf(query: SearchQuery, pins: readonly MapPoint[], around?: MapPoint): MapBounds {
  const [south, west, north, east] = query.bounds ?? []
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    return [south, west, north, east]
  }
  return boundsAround(pins) ?? boundsAround(around ? [around] : [], CITY_METRES) ?? WHOLE_COUNTRY
}
