import type { Badge, ListingCard } from '@/lib/domain/listing/card'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { toSar } from '@/lib/domain/money'
import { rowName } from '@/server/db/row-name'
import { type CardStay, lastMinuteOfStay, pricesOfStay } from './card-prices'
import type { CardRow, Found } from './store'

const CARD_IMAGES = 5
const NEW_DAYS = 30
const DAY_MS = 86_400_000
/** About 100 m: see the detail page. */
const PUBLIC_DECIMALS = 1000

/** The district of a place outside of our lists. */
const NO_NAME = { name: '', nameAr: '' }

/** A room type is shown as its property, with its own price and size. */
export function cardOf(row: CardRow, found: Found, stay: CardStay | null, now: Date): ListingCard {
  const { listing, property, city, district } = row
  const page = property ?? listing
  const percent = lastMinuteOfStay(row, found, stay, now)
  return {
    _id: page.id,
    ...(stay?.isFlexible && { dates: { checkIn: stay.checkIn, checkOut: stay.checkOut } }),
    ...(property && { roomType: { _id: listing.id, ...rowName(listing) } }),
    type: listing.type,
    ...rowName(page),
    city: rowName(city),
    district: rowName(district ?? NO_NAME),
    images: page.images.slice(0, CARD_IMAGES),
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    distanceKm: found.distance,
    maxGuests: listing.maxGuests,
    bedrooms: listing.bedrooms,
    price: {
      unit: priceUnitOf(listing.type, listing.pricingMode),
      from: toSar(listing.lowestPrice),
      ...pricesOfStay(row, found, stay),
    },
    lastMinutePercent: percent,
    badges: badgesOf(row, percent, now),
    location: [rounded(listing.latitude), rounded(listing.longitude)],
    changedAt: (page.changedAt > listing.changedAt ? page : listing).changedAt.toISOString(),
  }
}

function badgesOf({ listing, property }: CardRow, percent: number | null, now: Date): Badge[] {
  const { publishedAt } = property ?? listing
  const age = publishedAt ? now.getTime() - publishedAt.getTime() : Number.POSITIVE_INFINITY
  const earned: Record<Badge, boolean> = {
    instant: listing.bookingType === 'instant',
    last_minute: percent !== null,
    new: age <= NEW_DAYS * DAY_MS,
  }
  return (Object.keys(earned) as Badge[]).filter((badge) => earned[badge])
}

function rounded(degrees: number): number {
  return Math.round(degrees * PUBLIC_DECIMALS) / PUBLIC_DECIMALS
}
