import type { BookableService, PriceList } from '@/lib/domain/booking/bookable'
import { WEEKDAYS, type Weekday } from '@/lib/domain/days'
import { fromSar, toSar } from '@/lib/domain/money'
import type { NamedPlace } from './card'
import { extrasFromWire, extrasToWire } from './extras'
import { leisureOf } from './facility-choice'
import { kindOf } from './kinds'
import { licenceFromWire, licenceToWire } from './licence'
import type { Listing, ListingFacility } from './listing'
import {
  type AddOnName,
  type Audience,
  type BookingType,
  type CancellationPolicyName,
  type Fact,
  HOUSE_RULES,
  type HouseRule,
  type KitchenItem,
  type Meal,
  type Occasion,
  type OutdoorItem,
  type PaymentType,
  type PricingMode,
  type PropertyType,
  type SafetyItem,
  type ServiceState,
} from './vocabulary'
import { fromWireDay, fromWireTime, PRICE_NAMES, toWireDay, toWireTime } from './wire-formats'

interface WireFacility {
  _id: string
  name: string
  name_arr: string
  type: string
  main_name_arr: string
  image: string
  facilityImage: string
  value?: number
}

/** A service as the API answers it, in its own spellings (wizard.md, section 3; contract.md, head); money in SAR. */
export interface ServiceWire {
  _id: string
  type: PropertyType
  status: ServiceState
  categoryId: string
  category: { _id: string; type: PropertyType; category: string; category_name_ar: string }
  description: {
    nameInEnglish: string
    nameInArabic: string
    secondryPhone?: string
    areaSqm: number
    descriptionInEnglish: string
    descriptionInArabic: string
    PitchGrassType?: string
    /** our own extension: ISO day */
    tourismLicence?: { number?: string; expiresOn?: string }
    images: string[]
    rules: Partial<Record<HouseRule, true>> & Partial<Record<Occasion, number>>
    additionalRules: string[]
    safty?: Partial<Record<SafetyItem, boolean>>
  }
  kitchen?: Partial<Record<KitchenItem, boolean>>
  outdoors?: Partial<Record<OutdoorItem, boolean>>
  roomsbath?: { beds: number; bathrooms: number }[]
  freeMeal?: Record<Meal, boolean>
  totalEntities?: string
  address: {
    address: string
    city: string
    city_ar: string
    area: string
    area_ar: string
    houseNumber?: string
    landMark?: string
  }
  location: { type: 'Point'; coordinates: [number, number] }
  roomsGuest?: Record<string, string | number>
  unitsAndGuest?: Record<string, string | number>
  maxGuests: number
  leisure: Record<string, true | number>
  facilities: WireFacility[]
  pricingMode: PricingMode
  price: Record<string, number>
  datePrices: Record<string, number>
  openFrom?: string
  openTo?: string
  check: { checkInTime: string; checkOutTime: string }
  turnoverMinutes: number
  minNights?: number
  maxNights?: number
  leadMinutes?: number
  paymentType: PaymentType
  partialAmount?: number
  addOns: Record<string, string>
  bookingSetting: {
    bookingFor: Audience
    bookingType: BookingType
    canellationPolicy: CancellationPolicyName
    securityDeposit: boolean
    securityAmount?: number
    lastMinuteDiscount: boolean
    days?: number
    discountPercentage?: number
  }
  rating: number | null
  reviewsCount: number
  aspectRatings: number[]
  hasVatNumber: boolean
  units: number
  vendor: {
    _id: string
    name: string
    name_ar: string
    type: 'host' | 'company'
    file: string | null
    since: string
    answerMinutes: number | null
  }
}

export function toWire(listing: Listing): ServiceWire {
  const { terms } = listing
  const extras = extrasToWire(listing.extras)
  const { totalEntities } = kindOf(listing.type)
  return {
    _id: listing.id,
    type: listing.type,
    status: listing.state,
    categoryId: listing.categoryId,
    category: {
      _id: listing.categoryId,
      type: listing.type,
      category: listing.category.en,
      category_name_ar: listing.category.ar,
    },
    description: {
      ...descriptionToWire(listing),
      rules: {
        ...Object.fromEntries(listing.rules.map((rule) => [rule, true as const])),
        ...extras.occasions,
      },
      safty: extras.safty,
    },
    ...extras.rest,
    ...(totalEntities ? { totalEntities } : {}),
    address: addressToWire(listing),
    location: { type: 'Point', coordinates: [listing.place.latitude, listing.place.longitude] },
    [kindOf(listing.type).factsObject]: factsToWire(listing),
    maxGuests: terms.maxGuests,
    leisure: leisureOf(listing.facilities),
    facilities: listing.facilities.map(facilityToWire),
    pricingMode: terms.pricingMode,
    price: pricesToWire(terms.prices),
    datePrices: mapValues(terms.prices.dates, toSar),
    ...(terms.openFrom ? { openFrom: toWireDay(terms.openFrom) } : {}),
    ...(terms.openTo ? { openTo: toWireDay(terms.openTo) } : {}),
    check: { checkInTime: toWireTime(terms.checkInTime), checkOutTime: toWireTime(terms.checkOutTime) },
    turnoverMinutes: terms.turnoverMinutes,
    ...limitsToWire(terms),
    paymentType: terms.paymentType,
    ...(terms.paymentType === 'halfPayment' ? { partialAmount: toSar(terms.partialHalalas) } : {}),
    addOns: Object.fromEntries(terms.addOns.map((one) => [one.name, String(toSar(one.priceHalalas))])),
    bookingSetting: settingToWire(listing),
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    aspectRatings: listing.aspectRatings,
    hasVatNumber: terms.hasVatNumber,
    units: terms.units,
    vendor: {
      _id: listing.host.id,
      name: listing.host.name.en,
      name_ar: listing.host.name.ar,
      type: listing.host.type,
      file: listing.host.avatar,
      since: listing.host.since,
      answerMinutes: listing.host.answerMinutes,
    },
  }
}

export function fromWire(wire: ServiceWire): Listing {
  return {
    id: wire._id,
    type: wire.type,
    state: wire.status,
    categoryId: wire.categoryId,
    category: { en: wire.category.category, ar: wire.category.category_name_ar },
    name: { en: wire.description.nameInEnglish, ar: wire.description.nameInArabic },
    description: { en: wire.description.descriptionInEnglish, ar: wire.description.descriptionInArabic },
    secondaryPhone: wire.description.secondryPhone ?? null,
    areaSqm: wire.description.areaSqm,
    pitchGrassType: wire.description.PitchGrassType ?? null,
    licence: licenceFromWire(wire.description.tourismLicence),
    images: wire.description.images,
    place: {
      address: wire.address.address,
      city: named(wire.address.city, wire.address.city_ar),
      district: named(wire.address.area, wire.address.area_ar),
      houseNumber: wire.address.houseNumber ?? null,
      landmark: wire.address.landMark ?? null,
      latitude: wire.location.coordinates[0],
      longitude: wire.location.coordinates[1],
    },
    facts: factsFromWire(wire),
    facilities: wire.facilities.map(facilityFromWire),
    rules: HOUSE_RULES.filter((rule) => wire.description.rules[rule] === true),
    additionalRules: wire.description.additionalRules,
    extras: extrasFromWire(wire),
    audience: wire.bookingSetting.bookingFor,
    bookingType: wire.bookingSetting.bookingType,
    terms: termsFromWire(wire),
    rating: wire.rating,
    reviewsCount: wire.reviewsCount,
    aspectRatings: wire.aspectRatings,
    host: {
      id: wire.vendor._id,
      name: { en: wire.vendor.name, ar: wire.vendor.name_ar },
      type: wire.vendor.type,
      avatar: wire.vendor.file,
      since: wire.vendor.since,
      answerMinutes: wire.vendor.answerMinutes ?? null,
    },
  }
}

/** The details call may answer one service or a list of one (marketplace.md, section 7). */
export function listingFromAnswer(answer: ServiceWire | ServiceWire[]): Listing | null {
  const wire = Array.isArray(answer) ? answer[0] : answer
  return wire?._id ? fromWire(wire) : null
}

function descriptionToWire(listing: Listing): Omit<ServiceWire['description'], 'rules' | 'safty'> {
  return {
    nameInEnglish: listing.name.en,
    nameInArabic: listing.name.ar,
    ...(listing.secondaryPhone ? { secondryPhone: listing.secondaryPhone } : {}),
    areaSqm: listing.areaSqm,
    descriptionInEnglish: listing.description.en,
    descriptionInArabic: listing.description.ar,
    ...(listing.pitchGrassType ? { PitchGrassType: listing.pitchGrassType } : {}),
    ...licenceToWire(listing.licence),
    images: listing.images,
    additionalRules: listing.additionalRules,
  }
}

function addressToWire({ place }: Listing): ServiceWire['address'] {
  return {
    address: place.address,
    city: place.city.name,
    city_ar: place.city.name_ar,
    area: place.district.name,
    area_ar: place.district.name_ar,
    ...(place.houseNumber ? { houseNumber: place.houseNumber } : {}),
    ...(place.landmark ? { landMark: place.landmark } : {}),
  }
}

function settingToWire(listing: Listing): ServiceWire['bookingSetting'] {
  const { depositHalalas, lastMinute, cancellationPolicy } = listing.terms
  return {
    bookingFor: listing.audience,
    bookingType: listing.bookingType,
    canellationPolicy: cancellationPolicy,
    securityDeposit: depositHalalas > 0,
    ...(depositHalalas > 0 ? { securityAmount: toSar(depositHalalas) } : {}),
    lastMinuteDiscount: lastMinute !== null,
    ...(lastMinute ? { days: lastMinute.days, discountPercentage: lastMinute.percent } : {}),
  }
}

function factsToWire(listing: Listing): Record<string, string | number> {
  const spelling = kindOf(listing.type).facts
  const pairs = Object.entries(listing.facts).map(([fact, value]) => [spelling[fact as Fact], value])
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined))
}

function factsFromWire(wire: ServiceWire): Listing['facts'] {
  const { factsObject, facts } = kindOf(wire.type)
  const values = wire[factsObject] ?? {}
  const pairs = Object.entries(facts).map(([fact, name]) => [fact, values[name]])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

function facilityToWire(one: ListingFacility): WireFacility {
  return {
    _id: one.id,
    name: one.name.en,
    name_arr: one.name.ar,
    type: one.group.en,
    main_name_arr: one.group.ar,
    image: one.image ?? '',
    facilityImage: one.groupImage ?? '',
    ...(one.count === null ? {} : { value: one.count }),
  }
}

function facilityFromWire(wire: WireFacility): ListingFacility {
  return {
    id: wire._id,
    name: { en: wire.name, ar: wire.name_arr },
    group: { en: wire.type, ar: wire.main_name_arr },
    groupImage: wire.facilityImage || null,
    image: wire.image || null,
    count: wire.value ?? null,
  }
}

function pricesToWire(prices: PriceList): Record<string, number> {
  const rows = {
    [PRICE_NAMES.allDays]: prices.allDays,
    [PRICE_NAMES.sundayToWednesday]: prices.sundayToWednesday,
    hourPrice: prices.hour,
    ...Object.fromEntries(
      Object.entries(prices.weekdays).map(([day, price]) => [PRICE_NAMES[day as Weekday], price]),
    ),
  }
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, price]) =>
      typeof price === 'number' ? [[name, toSar(price)]] : [],
    ),
  )
}

function pricesFromWire(wire: ServiceWire): PriceList {
  const read = (name: string) => (wire.price[name] === undefined ? null : fromSar(wire.price[name]))
  const weekdays = WEEKDAYS.flatMap((day) => {
    const price = read(PRICE_NAMES[day])
    return price === null ? [] : [[day, price]]
  })
  return {
    dates: mapValues(wire.datePrices, fromSar),
    weekdays: Object.fromEntries(weekdays),
    sundayToWednesday: read(PRICE_NAMES.sundayToWednesday),
    allDays: read(PRICE_NAMES.allDays),
    hour: read('hourPrice'),
  }
}

function termsFromWire(wire: ServiceWire): BookableService {
  const setting = wire.bookingSetting
  return {
    pricingMode: wire.pricingMode,
    prices: pricesFromWire(wire),
    checkInTime: fromWireTime(wire.check.checkInTime),
    checkOutTime: fromWireTime(wire.check.checkOutTime),
    openFrom: wire.openFrom ? fromWireDay(wire.openFrom) : null,
    openTo: wire.openTo ? fromWireDay(wire.openTo) : null,
    maxGuests: wire.maxGuests,
    units: wire.units,
    addOns: Object.entries(wire.addOns).map(([name, price]) => ({
      name: name as AddOnName,
      priceHalalas: fromSar(Number(price)),
    })),
    lastMinute: setting.lastMinuteDiscount
      ? { days: setting.days ?? 1, percent: setting.discountPercentage ?? 1 }
      : null,
    depositHalalas: setting.securityDeposit ? fromSar(setting.securityAmount ?? 0) : 0,
    paymentType: wire.paymentType,
    partialHalalas: fromSar(wire.partialAmount ?? 0),
    hasVatNumber: wire.hasVatNumber,
    cancellationPolicy: setting.canellationPolicy,
    turnoverMinutes: wire.turnoverMinutes,
    ...limitsFromWire(wire),
  }
}

/** The owner's limits of a stay; a place without any says nothing. */
function limitsToWire({
  limits,
}: BookableService): Pick<ServiceWire, 'minNights' | 'maxNights' | 'leadMinutes'> {
  if (!limits) return {}
  const { minNights, maxNights, leadMinutes } = limits
  return {
    ...(minNights === null ? {} : { minNights }),
    ...(maxNights === null ? {} : { maxNights }),
    ...(leadMinutes === 0 ? {} : { leadMinutes }),
  }
}

function limitsFromWire(wire: ServiceWire): Pick<BookableService, 'limits'> {
  const { minNights, maxNights, leadMinutes = 0 } = wire
  if (minNights === undefined && maxNights === undefined && leadMinutes === 0) return {}
  return { limits: { minNights: minNights ?? null, maxNights: maxNights ?? null, leadMinutes } }
}

function named(name: string, name_ar: string): NamedPlace {
  return { name, name_ar }
}

function mapValues(
  values: Partial<Record<string, number>>,
  change: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, change(value)]])),
  )
}
