import type { BookableListing, PriceList } from '@/lib/domain/booking/bookable'
import type { Discounts } from '@/lib/domain/booking/money/discounts'
import { type FeeWire, feeFromWire, feeToWire } from '@/lib/domain/booking/money/fees'
import {
  type OfferedAddOnWire,
  offeredAddOnToWire,
  ownAddOnFromWire,
} from '@/lib/domain/booking/money/own-add-ons'
import { type PartPaymentWire, partFromWire, partToWire } from '@/lib/domain/booking/money/part-payment'
import { type RuleTermsWire, termsFromWire, termsToWire } from '@/lib/domain/booking/money/price-rules'
import { type StayRuleTermsWire, stayTermsToWire } from '@/lib/domain/booking/vendor-stay-rules'
import { fromSar, toSar } from '@/lib/domain/money'
import { type LocalizedName, nameFromWire, nameToWire } from '@/lib/domain/text/bilingual'
import type { ListingContent } from './content'
import { leisureOf } from './facility-choice'
import type { Listing } from './listing'
import type { OfferedRoomTypes } from './room-types'
import type { ListingState, PropertyType } from './vocabulary'

type Shown = Pick<Listing, 'rating' | 'reviewsCount' | 'aspectRatings'>
type Sold = Pick<
  BookableListing,
  'maxGuests' | 'units' | 'vatPercent' | 'stayVat' | 'turnoverMinutes' | 'pricingMode'
>

/** The fields of an answer that are not in the payload; money in SAR. */
export interface AnswerOnly extends Shown, Sold, OfferedRoomTypes {
  _id: string
  type: PropertyType
  status: ListingState
  category: { _id: string; type: PropertyType; category: string; category_name_ar: string }
  /** city and district in both languages */
  address: { city: string; city_ar: string; area: string; area_ar: string }
  /** the ticked facilities by id (wizard.md, section 3) */
  leisure: Record<string, true | number>
  datePrices: Record<string, number>
  /** of a listing that is sold by the hour: the first that applies makes the price of an hour; absent: none */
  hourRules?: RuleTermsWire[]
  /** the lowest price of an hour that can be booked, where there are rules */
  lowestHour?: number
  /** the vendor's discounts; absent: none beside the last-minute one of the payload */
  discounts?: Discounts
  /** what a stay costs beside its nights or hours; absent: nothing */
  fees?: FeeWire[]
  /** what the vendor sells beside those of the payload; absent: nothing */
  ownAddOns?: OfferedAddOnWire[]
  /** what is paid now with half payment, in place of the fixed amount of the payload; absent: that amount */
  partPayment?: PartPaymentWire
  /** its vendor has hours at which guests may look at it; absent: none */
  hasAppointments?: true
  minNights?: number
  maxNights?: number
  leadMinutes?: number
  /** in their order, before these limits: the first that sets a part on its day decides it; absent: none */
  stayRules?: StayRuleTermsWire[]
  vendor: LocalizedName & {
    _id: string
    type: 'host' | 'company'
    file: string | null
    since: string
    /** Diyar has not seen the papers of the owner of today; absent: it has */
    isUnchecked?: true
    answerMinutes?: number | null
    /** absent before there are enough conversations */
    answerPercent?: number
  }
}

const shown = ({ rating, reviewsCount, aspectRatings }: Shown) => ({ rating, reviewsCount, aspectRatings })
const roomTypesOf = ({ property, roomTypes }: OfferedRoomTypes) => ({
  ...(property ? { property } : {}),
  ...(roomTypes ? { roomTypes } : {}),
})
const sold = ({ maxGuests, units, vatPercent, stayVat, turnoverMinutes, pricingMode }: Sold) => ({
  maxGuests,
  units,
  vatPercent,
  stayVat,
  turnoverMinutes,
  pricingMode,
})

export function answerToWire(listing: Listing): AnswerOnly {
  const { id, type, categoryId, category, terms, host } = listing
  const { city, district } = listing.location
  return {
    _id: id,
    type,
    status: listing.state,
    category: { _id: categoryId, type, category: category.en, category_name_ar: category.ar },
    address: { city: city.name, city_ar: city.name_ar, area: district.name, area_ar: district.name_ar },
    leisure: leisureOf(listing.facilities),
    datePrices: convertPrices(terms.prices.dates, toSar),
    ...hourRulesToWire(terms.prices),
    ...sold(terms),
    ...(terms.discounts ? { discounts: terms.discounts } : {}),
    ...(terms.fees ? { fees: terms.fees.map(feeToWire) } : {}),
    ...(terms.ownAddOns ? { ownAddOns: terms.ownAddOns.map(offeredAddOnToWire) } : {}),
    ...(terms.partPayment ? { partPayment: partToWire(terms.partPayment) } : {}),
    ...limitsToWire(terms.limits),
    ...(terms.stayRules ? { stayRules: terms.stayRules.map(stayTermsToWire) } : {}),
    ...shown(listing),
    ...(listing.hasAppointments ? { hasAppointments: true } : {}),
    ...roomTypesOf(listing),
    vendor: {
      _id: host.id,
      ...nameToWire(host.name),
      type: host.type,
      file: host.avatar,
      since: host.since,
      ...(host.isChecked ? {} : { isUnchecked: true }),
      answerMinutes: host.answerMinutes,
      ...(host.answerPercent === null ? {} : { answerPercent: host.answerPercent }),
    },
  }
}

/** The inverse, in four parts: listing, terms, prices of single dates in halalas, and rules of hours. */
export function answerFromWire(wire: AnswerOnly) {
  const { category, vendor } = wire
  const listing = {
    id: wire._id,
    type: wire.type,
    state: wire.status,
    category: { en: category.category, ar: category.category_name_ar },
    ...shown(wire),
    ...(wire.hasAppointments ? { hasAppointments: wire.hasAppointments } : {}),
    ...roomTypesOf(wire),
    host: {
      id: vendor._id,
      name: nameFromWire(vendor),
      type: vendor.type,
      avatar: vendor.file,
      since: vendor.since,
      isChecked: vendor.isUnchecked !== true,
      answerMinutes: vendor.answerMinutes ?? null,
      answerPercent: vendor.answerPercent ?? null,
    },
  }
  return {
    listing,
    terms: {
      ...sold(wire),
      ...limitsFromWire(wire),
      ...(wire.stayRules ? { stayRules: wire.stayRules } : {}),
      ...(wire.discounts ? { discounts: wire.discounts } : {}),
      ...(wire.fees ? { fees: wire.fees.map(feeFromWire) } : {}),
      ...(wire.ownAddOns ? { ownAddOns: wire.ownAddOns.map(ownAddOnFromWire) } : {}),
      ...(wire.partPayment ? { partPayment: partFromWire(wire.partPayment) } : {}),
    },
    dates: convertPrices(wire.datePrices, fromSar),
    hours: hourRulesFromWire(wire),
  }
}

export function locationFromWire(
  { address }: AnswerOnly,
  place: ListingContent['place'],
): Listing['location'] {
  const { city: _city, district: _district, point, isPointConfirmed: _confirmed, ...written } = place
  return {
    ...written,
    city: { name: address.city, name_ar: address.city_ar },
    district: { name: address.area, name_ar: address.area_ar },
    latitude: point?.latitude ?? 0,
    longitude: point?.longitude ?? 0,
  }
}

/** The vendor's limits of a stay; absent where there are none. */
function limitsToWire(limits: BookableListing['limits']) {
  const { minNights = null, maxNights = null, leadMinutes = 0 } = limits ?? {}
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
}: AnswerOnly): Pick<BookableListing, 'limits'> {
  if (minNights === undefined && maxNights === undefined && leadMinutes === 0) return {}
  return { limits: { minNights: minNights ?? null, maxNights: maxNights ?? null, leadMinutes } }
}

function hourRulesToWire({ hourRules, lowestHour }: PriceList) {
  return {
    ...(hourRules ? { hourRules: hourRules.map(termsToWire) } : {}),
    ...(lowestHour === undefined ? {} : { lowestHour: toSar(lowestHour) }),
  }
}

function hourRulesFromWire({
  hourRules,
  lowestHour,
}: AnswerOnly): Pick<PriceList, 'hourRules' | 'lowestHour'> {
  return {
    ...(hourRules ? { hourRules: hourRules.map(termsFromWire) } : {}),
    ...(lowestHour === undefined ? {} : { lowestHour: fromSar(lowestHour) }),
  }
}

function convertPrices(
  dates: PriceList['dates'],
  convert: (price: number) => number,
): Record<string, number> {
  const prices = Object.entries(dates).flatMap(([day, price = null]) =>
    price === null ? [] : [[day, convert(price)] as const],
  )
  return Object.fromEntries(prices)
}
