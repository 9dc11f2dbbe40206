import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import type { Thing } from './json'

/** UN/CEFACT code of the square metre. */
const SQUARE_METRE = 'MTK'
/** How many facilities are named: search engines show few. */
const MAX_AMENITIES = 30

/** Where guests sleep: checked in and out at these times, with rooms of these sizes. */
export function lodgingOf({ terms, ...listing }: Listing): Record<string, unknown> {
  return {
    checkinTime: terms.checkInTime,
    checkoutTime: terms.checkOutTime,
    containsPlace: roomsOf({ terms, ...listing }),
  }
}

function roomsOf({ facts, areaSqm, terms }: Listing): Thing {
  const { bedrooms, bathrooms, doubleBeds, singleBeds } = facts
  const beds = [bedOf('Double', doubleBeds), bedOf('Single', singleBeds)].flat()
  return {
    '@type': 'Accommodation',
    occupancy: { '@type': 'QuantitativeValue', maxValue: terms.maxGuests },
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
