import type { Review } from '@/lib/contract/schemas/catalogue'
import type { ListingCard } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { routing } from '@/lib/i18n/routing'
import { jsonLd, type Thing } from '@/lib/structured-data/json'
import { listingThing } from '@/lib/structured-data/listing'
import { breadcrumbThing, questionsThing, resultsThing } from '@/lib/structured-data/lists'
import { REGIONS, type Region, regionOf } from '@/lib/structured-data/region'
import { organizationThing, websiteThing } from '@/lib/structured-data/site'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { structuredDataFaults } from '@/scripts/crawl/structured-data.mjs'
import demo from '@/server/db/seed/content/demo-content.json'

const faultsOf = (things: Thing[]): Promise<string[]> =>
  structuredDataFaults(
    `<html><body><script type="application/ld+json">${jsonLd(things)}</script></body></html>`,
  )

const PRICES = { allDays: 45_050, dates: {}, weekdays: {}, sundayToWednesday: null, hour: null }

const REVIEW: Review = {
  ...{ _id: 'r1', rating: 5, aspects: [], text: 'جميل', language: 'ar', answer: null, photos: [] },
  author: { name: 'Sara', name_ar: 'سارة' },
  createdAt: '2026-11-01T10:00:00Z',
}

function aListing(type: Listing['type']): Listing {
  return {
    id: 'palm',
    type,
    name: { ar: 'النخلة', en: 'Palm' },
    description: { ar: 'على البحر', en: 'By the sea' },
    images: ['/api/v1/media/one'],
    location: {
      city: { name: 'Jeddah', name_ar: 'جدة' },
      district: { name: 'Obhur', name_ar: 'أبحر' },
      latitude: 21.123456,
      longitude: 39.987654,
    },
    areaSqm: 300,
    facts: { bedrooms: 2, bathrooms: 3, doubleBeds: 1, singleBeds: 2 },
    facilities: [{ name: { ar: 'مسبح', en: 'Pool' }, count: null }],
    terms: {
      ...{ prices: PRICES, pricingMode: 'daily', maxGuests: 12, units: 6 },
      ...{ checkInTime: '15:00', checkOutTime: '12:00' },
    },
    rating: 4.8,
    reviewsCount: 12,
  } as Listing
}

const CRUMBS = [
  { name: 'Diyar', path: '/' },
  { name: 'Chalets', path: '/chalets' },
]
const CARD = { _id: 'palm', type: 'Chalets', name: 'Palm', name_ar: 'النخلة' } as ListingCard

describe.each(routing.locales)('the validator finds nothing in the structured data in %s', (locale) => {
  test.each(LISTING_TYPES)('of a listing of $slug', async ({ type }) => {
    const thing = listingThing(aListing(type), locale, { reviews: [REVIEW], region: 'Makkah Region' })
    expect(Object.keys(thing)).toEqual(
      expect.arrayContaining(['makesOffer', 'aggregateRating', 'priceRange', 'amenityFeature', 'review']),
    )
    expect(await faultsOf([thing, breadcrumbThing(CRUMBS, locale)])).toEqual([])
  })

  test('of the home page', async () => {
    const texts = { name: 'Diyar', description: 'Stays', profiles: ['https://x.com/diyar'], email: 'a@b.sa' }
    expect(await faultsOf([organizationThing(texts), websiteThing('Diyar', locale)])).toEqual([])
  })

  test('of a type, a city and a district, which are lists of results', async () => {
    expect(await faultsOf([resultsThing([CARD], 41, 40, locale), breadcrumbThing(CRUMBS, locale)])).toEqual(
      [],
    )
  })

  test('of the questions and of a content page', async () => {
    const questions = [{ question: 'How?', answer: 'So.' }]
    expect(await faultsOf([questionsThing(questions, locale), breadcrumbThing(CRUMBS, locale)])).toEqual([])
  })
})

test('the validator finds an unknown type, a property of another type, an unexpected value and a missing one', async () => {
  const castle = { '@type': 'Castle', name: 'Palm' }
  const apartment = { '@type': 'Apartment', makesOffer: { '@type': 'Offer' }, geo: { '@type': 'Person' } }
  expect(await faultsOf([castle, apartment])).toEqual([
    'Castle: Type "Castle" is not a valid schema.org type',
    'Apartment: Property "makesOffer" for type "Apartment" is not supported by the schema.org specification',
    'Apartment > geo Person: Required attribute "name" is missing',
    'Apartment.geo holds Person',
  ])
})

/** developers.google.com, "Vacation rental structured data"; the validator does not have this type. */
test('a house to rent has what Google requires of vacation rentals', () => {
  const house = listingThing(aListing('Farms'), 'en')
  expect(Object.keys(house)).toEqual(
    expect.arrayContaining(['containsPlace', 'identifier', 'image', 'geo', 'name']),
  )
  expect(house['containsPlace']).toMatchObject({ additionalType: 'EntirePlace', occupancy: { value: 12 } })
})

test('a hotel gives how many rooms it has and what one of them is', () => {
  expect(listingThing(aListing('Hotel'), 'en')).toMatchObject({
    numberOfRooms: 6,
    containsPlace: { '@type': 'HotelRoom', occupancy: { value: 12 } },
  })
})

test('each city of the catalogue lies in a region that has a name in both languages', () => {
  const regions = demo.cities.map(({ name }) => regionOf(name))
  expect(regions).not.toContain(null)
  expect(regionOf('Nowhere')).toBeNull()
  for (const { vocabulary } of [ar, en])
    expect(Object.keys(vocabulary.region)).toEqual(Object.keys(REGIONS) as Region[])
})
