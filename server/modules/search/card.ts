import type { Badge, ListingCard } from '@/lib/domain/listing/card'
import { priceUnitOf } from '@/lib/domain/listing/listing-types'
import { roundHalfUp, toSar } from '@/lib/domain/money'
import { daysBetween } from '@/lib/domain/time/days'
import type { Criteria } from './criteria'
import type { CardRow, Found } from './store'

const CARD_IMAGES = 5
const NEW_DAYS = 30
const DAY_MS = 86_400_000
/** About 100 m: see the detail page. */
const PUBLIC_DECIMALS = 1000

type Stay = Criteria['stay']

export function cardOf(row: CardRow, found: Found, stay: Stay, now: Date): ListingCard {
  const { service, city, district } = row
  const isHourly = service.pricingMode === 'hourly'
  return {
    _id: service.id,
    type: service.type,
    name: service.name,
    name_ar: service.nameAr,
    city: { name: city.name, name_ar: city.nameAr },
    district: { name: district?.name ?? '', name_ar: district?.nameAr ?? '' },
    images: service.images.slice(0, CARD_IMAGES),
    rating: service.rating,
    reviewsCount: service.reviewsCount,
    distanceKm: found.distance,
    maxGuests: service.maxGuests,
    bedrooms: service.bedrooms,
    price: {
      unit: priceUnitOf(service.type, service.pricingMode),
      from: toSar(service.lowestPrice),
      stay: isHourly ? null : stayPrice(found, stay),
    },
    lastMinutePercent: found.percent,
    badges: badgesOf(row, found, now),
    location: [rounded(service.latitude), rounded(service.longitude)],
  }
}

function stayPrice({ before, total }: Found, stay: Stay): ListingCard['price']['stay'] {
  if (!stay || before === null || total === null) return null
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  return {
    total: toSar(total),
    before: toSar(before),
    perNight: toSar(roundHalfUp(total / nights)),
    nights,
  }
}

function badgesOf({ service }: CardRow, { percent }: Found, now: Date): Badge[] {
  const age = service.publishedAt ? now.getTime() - service.publishedAt.getTime() : Number.POSITIVE_INFINITY
  const earned: Record<Badge, boolean> = {
    instant: service.bookingType === 'instant',
    last_minute: percent !== null,
    new: age <= NEW_DAYS * DAY_MS,
  }
  return (Object.keys(earned) as Badge[]).filter((badge) => earned[badge])
}

function rounded(degrees: number): number {
  return Math.round(degrees * PUBLIC_DECIMALS) / PUBLIC_DECIMALS
}
