import type { BookableService, PriceList } from '@/lib/domain/booking/bookable'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Draft } from './draft'
import { leisureOf } from './facility-choice'
import type { Listing } from './listing'
import type { PricingMode, PropertyType, ServiceState } from './vocabulary'

/** What an answer says beside the fields of the table; money in SAR. */
export interface AnswerOnly {
  _id: string
  type: PropertyType
  status: ServiceState
  category: { _id: string; type: PropertyType; category: string; category_name_ar: string }
  /** the names in Arabic beside those of the payload */
  address: { city: string; city_ar: string; area: string; area_ar: string }
  maxGuests: number
  units: number
  /** the ticked facilities by id (wizard.md, section 3) */
  leisure: Record<string, true | number>
  pricingMode: PricingMode
  datePrices: Record<string, number>
  turnoverMinutes: number
  minNights?: number
  maxNights?: number
  leadMinutes?: number
  hasVatNumber: boolean
  rating: number | null
  reviewsCount: number
  aspectRatings: number[]
  vendor: {
    _id: string
    name: string
    name_ar: string
    type: 'host' | 'company'
    file: string | null
    since: string
    answerMinutes?: number | null
  }
}

export function answerToWire(listing: Listing): AnswerOnly {
  const { id, type, categoryId, category, place, terms, host } = listing
  return {
    _id: id,
    type,
    status: listing.state,
    category: { _id: categoryId, type, category: category.en, category_name_ar: category.ar },
    address: {
      city: place.city.name,
      city_ar: place.city.name_ar,
      area: place.district.name,
      area_ar: place.district.name_ar,
    },
    maxGuests: terms.maxGuests,
    units: terms.units,
    leisure: leisureOf(listing.facilities),
    pricingMode: terms.pricingMode,
    datePrices: changed(terms.prices.dates, toSar),
    turnoverMinutes: terms.turnoverMinutes,
    ...limitsToWire(terms.limits),
    hasVatNumber: terms.hasVatNumber,
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    aspectRatings: listing.aspectRatings,
    vendor: {
      _id: host.id,
      name: host.name.en,
      name_ar: host.name.ar,
      type: host.type,
      file: host.avatar,
      since: host.since,
      answerMinutes: host.answerMinutes,
    },
  }
}

export function answerFromWire(wire: AnswerOnly) {
  const { vendor, category } = wire
  return {
    listing: {
      id: wire._id,
      type: wire.type,
      state: wire.status,
      category: { en: category.category, ar: category.category_name_ar },
      rating: wire.rating,
      reviewsCount: wire.reviewsCount,
      aspectRatings: wire.aspectRatings,
      host: {
        id: vendor._id,
        name: { en: vendor.name, ar: vendor.name_ar },
        type: vendor.type,
        avatar: vendor.file,
        since: vendor.since,
        answerMinutes: vendor.answerMinutes ?? null,
      },
    },
    terms: {
      maxGuests: wire.maxGuests,
      units: wire.units,
      hasVatNumber: wire.hasVatNumber,
      turnoverMinutes: wire.turnoverMinutes,
      ...limitsFromWire(wire),
    },
    dates: changed(wire.datePrices, fromSar),
  }
}

export function placeFromWire({ address }: AnswerOnly, place: Draft['place']): Listing['place'] {
  const { city: _city, district: _district, point, isPointConfirmed: _confirmed, ...written } = place
  return {
    ...written,
    city: { name: address.city, name_ar: address.city_ar },
    district: { name: address.area, name_ar: address.area_ar },
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
  }
}

/** The vendor's limits of a stay; a listing without any says nothing. */
function limitsToWire(limits: BookableService['limits']) {
  if (!limits) return {}
  const { minNights, maxNights, leadMinutes } = limits
  return {
    ...(minNights === null ? {} : { minNights }),
    ...(maxNights === null ? {} : { maxNights }),
    ...(leadMinutes === 0 ? {} : { leadMinutes }),
  }
}

function limitsFromWire({
  minNights,
  maxNights,
  leadMinutes = 0,
}: AnswerOnly): Pick<BookableService, 'limits'> {
  if (minNights === undefined && maxNights === undefined && leadMinutes === 0) return {}
  return { limits: { minNights: minNights ?? null, maxNights: maxNights ?? null, leadMinutes } }
}

function changed(dates: PriceList['dates'], change: (price: number) => number): Record<string, number> {
  const prices = Object.entries(dates).flatMap(([day, price]) =>
    price === undefined ? [] : [[day, change(price)] as const],
  )
  return Object.fromEntries(prices)
}
