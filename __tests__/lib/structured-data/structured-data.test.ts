import type { ListingCard } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { routing } from '@/lib/i18n/routing'
import { jsonLd } from '@/lib/structured-data/json'
import { listingThing } from '@/lib/structured-data/listing'
import { breadcrumbThing, questionsThing, resultsThing } from '@/lib/structured-data/lists'
import { organizationThing, websiteThing } from '@/lib/structured-data/site'

const OLD = process.env.PUBLIC_ORIGIN
beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://diyar.example'
})
afterAll(() => {
  process.env.PUBLIC_ORIGIN = OLD
})

const PRICES = { allDays: 45_050, dates: {}, weekdays: {}, sundayToWednesday: null, hour: null }

function aListing(options: Partial<Listing> = {}): Listing {
  return {
    id: 'palm',
    type: 'Chalets',
    name: { ar: 'شاليه النخلة', en: 'Palm chalet' },
    description: { ar: 'على البحر', en: 'By the sea' },
    images: ['/api/v1/media/one'],
    location: {
      city: { name: 'Jeddah', name_ar: 'جدة' },
      district: { name: 'Obhur', name_ar: 'أبحر' },
      latitude: 21.123456,
      longitude: 39.987654,
    },
    areaSqm: 300,
    facts: { bedrooms: 2, bathrooms: 3, doubleBeds: 1 },
    facilities: [{ name: { ar: 'مسبح', en: 'Pool' }, count: 2 }],
    terms: {
      ...{ prices: PRICES, pricingMode: 'daily', maxGuests: 12 },
      ...{ checkInTime: '15:00', checkOutTime: '12:00' },
    },
    rating: 4.8,
    reviewsCount: 12,
    ...options,
  } as Listing
}

/** Every address inside a thing. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test.each(routing.locales)('a listing in %s has what search engines require, in its language', (locale) => {
  const thing = listingThing(aListing(), locale)
  const isArabic = locale === 'ar'
  expect(thing).toMatchObject({
    '@type': 'VacationRental',
    identifier: 'palm',
    ...{ checkinTime: '15:00', checkoutTime: '12:00' },
    amenityFeature: [{ name: isArabic ? 'مسبح' : 'Pool', value: 2 }],
    containsPlace: {
      ...{ '@type': 'Accommodation', numberOfBedrooms: 2, numberOfBathroomsTotal: 3 },
      occupancy: { value: 12 },
      floorSize: { value: 300, unitCode: 'MTK' },
      bed: [{ typeOfBed: 'Double', numberOfBeds: 1 }],
    },
    name: isArabic ? 'شاليه النخلة' : 'Palm chalet',
    url: isArabic ? 'https://diyar.example/chalets/palm' : 'https://diyar.example/en/chalets/palm',
    image: ['https://diyar.example/api/v1/media/one/1280.webp'],
    address: { addressLocality: isArabic ? 'جدة' : 'Jeddah', addressCountry: 'SA' },
    geo: { latitude: 21.123, longitude: 39.988 },
    makesOffer: { '@type': 'Offer', price: 450.5, priceCurrency: 'SAR' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 12, bestRating: 5 },
  })
})

test('a listing without reviews has no rating, and one without a price no offer', () => {
  const bare = listingThing(
    aListing({
      rating: null,
      reviewsCount: 0,
      terms: { prices: { ...PRICES, allDays: null }, pricingMode: 'daily' } as Listing['terms'],
    }),
    'ar',
  )
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['aggregateRating']))
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['makesOffer']))
})

test.each(LISTING_TYPES)(
  'a seller of $slug is a business, so that its offer and rating are valid',
  ({ type }) => {
    const businesses = [
      'VacationRental',
      'Resort',
      'Hotel',
      'Campground',
      'SportsActivityLocation',
      'LocalBusiness',
    ]
    const types = [listingThing(aListing({ type }), 'en')['@type']].flat()
    expect(types.some((one) => businesses.includes(one))).toBe(true)
  },
)

test('an hour is sold as an hour', () => {
  const terms = { prices: { ...PRICES, allDays: null, hour: 9000 }, pricingMode: 'hourly' }
  const thing = listingThing(aListing({ type: 'Stadium', terms: terms as Listing['terms'] }), 'en')
  expect(thing['makesOffer']).toMatchObject({ price: 90, priceSpecification: { unitCode: 'HUR' } })
})

test('results are numbered on over the pages, and each has its own address', () => {
  const card = { _id: 'palm', type: 'Chalets', name: 'Palm', name_ar: 'النخلة' } as ListingCard
  expect(resultsThing([card], 41, 40, 'en')).toMatchObject({
    numberOfItems: 41,
    itemListElement: [{ position: 41, name: 'Palm', url: 'https://diyar.example/en/chalets/palm' }],
  })
})

test('crumbs are numbered from one and end at the page itself', () => {
  const crumbs = [
    { name: 'ديار', path: '/' },
    { name: 'شاليهات', path: '/chalets' },
  ]
  expect(breadcrumbThing(crumbs, 'ar')['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'ديار', item: 'https://diyar.example/' },
    { '@type': 'ListItem', position: 2, name: 'شاليهات', item: 'https://diyar.example/chalets' },
  ])
})

test('the site names its publisher, and no search address that is closed to crawlers', () => {
  const words = { name: 'Diyar', description: 'Stays', profiles: [], email: 'hello@diyar.example' }
  expect(organizationThing(words)).toMatchObject({ url: 'https://diyar.example/', name: 'Diyar' })
  expect(websiteThing('Diyar', 'en')).toMatchObject({ publisher: { '@id': organizationThing(words)['@id'] } })
  expect(websiteThing('Diyar', 'en')).not.toHaveProperty('potentialAction')
})

test('each question has its answer', () => {
  expect(questionsThing([{ question: 'How?', answer: 'So.' }], 'en')['mainEntity']).toEqual([
    { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ])
})

test('every address is absolute', () => {
  const things = [listingThing(aListing(), 'ar'), websiteThing('ديار', 'ar')]
  const addresses = things.flatMap(addressesIn)
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((one) => !one.startsWith('https://'))).toEqual([])
})

test('no text of a vendor can leave the script tag, and it is read back unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028'
  const json = jsonLd([listingThing(aListing({ name: { ar: name, en: name } }), 'en')])
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)['@graph'][0].name).toBe(name)
})
