import type { Listing } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import type { Thing } from './json'

/** UN/CEFACT code of the square metre. */
const SQUARE_METRE = 'MTK'
/** How many facilities are named: search engines show few. */
const MAX_AMENITIES = 30

/** Types that sell rooms of one kind by the number; the others are let as a whole. */
const ROOM_TYPES: Partial<Record<PropertyType, string>> = { Hotel: 'HotelRoom' }

/** Where guests sleep: checked in and out at these times, with as many rooms as can be booked, of these sizes. */
export function lodgingOf(listing: Listing): Record<string, unknown> {
  const { checkInTime, checkOutTime, units } = listing.terms
  return {
    checkinTime: checkInTime,
    checkoutTime: checkOutTime,
    ...(units > 1 ? { numberOfRooms: units } : {}),
    containsPlace: roomsOf(listing),
  }
}

/** Google reads the largest number of guests from `value`. */
function roomsOf({ type, facts, areaSqm, terms }: Listing): Thing {
  const { bedrooms, bathrooms, doubleBeds, singleBeds } = facts
  const beds = [bedOf('Double', doubleBeds), bedOf('Single', singleBeds)].flat()
  const roomType = ROOM_TYPES[type]
  return {
    '@type': roomType ?? 'Accommodation',
    ...(roomType ? {} : { additionalType: 'EntirePlace' }),
    occupancy: { '@type': 'QuantitativeValue', value: terms.maxGuests, maxValue: terms.maxGuests },
    floorSize: { '@type': 'QuantitativeValue', value: areaSqm, unitCode: SQUARE_METRE },
    ...(counted(bedrooms) ? { numberOfBedrooms: Number(bedrooms) } : {}),
    ...(counted(bathrooms) ? { numberOfBathroomsTotal: Number(bathrooms) } : {}),
    ...(beds.length > 0 ? { bed: beds } : {}),
  }
}

const counted = (fact: string | number | undefined): boolean => Number(fact) > 0

function bedOf(typeOfBed: string, fact: string | number | undefined): Thing[] {
  return counted(fact) ? [{ '@type': 'BedDetails', typeOfBed, numberOfBeds: Number(fact) }] : []
}

/** The facilities that the page names. */
export function amenitiesOf({ facilities }: Listing, locale: Locale): Thing[] {
  return facilities.slice(0, MAX_AMENITIES).map(({ name, count }) => ({
    '@type': 'LocationFeatureSpecification',
    name: inLanguage(locale, name),
    value: count ?? true,
  }))
}
