import { type AnswerOnly, answerFromWire, answerToWire, locationFromWire } from './answer-wire'
import type { ListingContent } from './content'
import type { Listing } from './listing'
import { listingTypeOf } from './listing-types'
import { contentFromWire, contentToWire, type ListingPayload } from './payload'
import { adultBedsOf, contentOfTerms, termsOfContent, type VendorTimes } from './terms'
import { type ListingTypeVariant, withVariant } from './variants'
import { ADD_ONS, type Audience, type BookingType, HOUSE_RULES, KITCHEN_ITEMS } from './vocabulary'

/** A listing in an answer: the payload with the same names, and the fields of `AnswerOnly`; money in SAR. */
export type ListingWire = AnswerOnly & ListingPayload

/** Objects that an answer has even when they are empty. */
const EMPTY_PARTS = { kitchen: {}, outdoors: {}, price: {} }

/** Values for the vendor only, for editing. */
interface VendorValues {
  /** as the vendor set them, in place of those with defaults */
  times?: VendorTimes | undefined
  isPointConfirmed?: boolean
}

export function toWire(
  listing: Listing,
  { times, isPointConfirmed = false }: VendorValues = {},
): ListingWire {
  const content = contentOf(listing, times, isPointConfirmed)
  const { setTime, ...sent } = contentToWire(content, answeredType(listing), { isEdit: true })
  const answer = answerToWire(listing)
  return {
    ...EMPTY_PARTS,
    ...sent,
    // Without the vendor's times, `check` has both.
    ...(times && setTime ? { setTime } : {}),
    ...answer,
    address: { ...(sent['address'] as object), ...answer.address },
  }
}

export function fromWire(wire: ListingWire): Listing {
  const listingType = answeredType({ type: wire.type, variant: variantOf(wire) })
  const content = contentFromWire(wire, listingType)
  const { week: _week, hour: _hour, openPeriod: _open, check: _check, payment: _payment, ...rest } = content
  const { cancellationPolicy: _policy, deposit: _deposit, lastMinute: _last, addOns: _addOns, ...sold } = rest
  const { place, calendarTerms: _ofNew, ...described } = sold
  const terms = termsOfContent(content, listingType)
  const answer = answerFromWire(wire)
  return {
    ...described,
    ...answer.listing,
    areaSqm: content.areaSqm ?? 0,
    location: locationFromWire(wire, place),
    facts: content.facts as Listing['facts'],
    facilities: content.facilities.map(({ isCounted: _isCounted, ...one }) => one),
    rules: HOUSE_RULES.filter((rule) => content.rules.includes(rule)),
    audience: content.audience as Audience,
    bookingType: content.bookingType as BookingType,
    terms: {
      ...terms,
      ...answer.terms,
      ...adultBedsOf(content.facts),
      prices: { ...terms.prices, ...answer.hours, dates: answer.dates },
    },
  }
}

/** The details call may answer one listing or a list of one (marketplace.md, section 7). */
export function listingFromAnswer(answer: ListingWire | ListingWire[]): Listing | null {
  const wire = Array.isArray(answer) ? answer[0] : answer
  return wire?._id ? fromWire(wire) : null
}

/** The type with every option, because an answer includes stored values that the wizard no longer offers. */
function answeredType({ type, variant }: Pick<Listing, 'type' | 'variant'>): ListingTypeVariant {
  const listingType = withVariant(listingTypeOf(type), variant)
  return {
    ...listingType,
    addOns: ADD_ONS,
    rules: HOUSE_RULES,
    kitchen: KITCHEN_ITEMS,
    extras: [...listingType.extras, 'outdoors', 'pitchGrassType'],
    isLicensed: true,
  }
}

function variantOf({ pricingMode, freeMeal }: ListingWire): Listing['variant'] {
  if (pricingMode === 'hourly') return 'hourly'
  return freeMeal === undefined ? 'standard' : 'freeMeal'
}

function contentOf(
  listing: Listing,
  times: VendorTimes | undefined,
  isPointConfirmed: boolean,
): ListingContent {
  const { location: place, facilities, terms } = listing
  const { latitude, longitude } = place
  return {
    ...listing,
    ...contentOfTerms(terms, times),
    facilities: facilities.map((one) => ({ ...one, isCounted: one.count !== null })),
    place: {
      ...place,
      city: place.city.name,
      district: place.district.name,
      point: { latitude, longitude },
      isPointConfirmed,
    },
  }
}
