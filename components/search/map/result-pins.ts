import type { useTranslations } from 'next-intl'
import type { MapPin } from '@/components/map/map-provider'
import type { ListingCard } from '@/lib/domain/listing/card'
import { formatAmount, fromSar } from '@/lib/domain/money'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { localName, locationLine } from '@/lib/i18n/direction'
import { listingHref } from '@/lib/pages/listing-href'

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
  t: ReturnType<typeof useTranslations>
}

/** The pins of the visible cards, each with the price of its card. */
export function pinsOf(cards: readonly ListingCard[], { locale, query, t }: PinNeeds): ResultPin[] {
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
      label: t('search.map.pin', { name, price: t('search.map.price', { count: price }) }),
      where: locationLine(locale, card),
      href: listingHref(card, { ...query, ...card.dates }),
      image: card.images[0] ?? null,
    }
  })
}
