import type { Review } from '@/lib/domain/catalogue'
import type { Listing } from '@/lib/domain/listing/listing'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { listingThing } from '@/lib/structured-data/listing'
import { breadcrumbThing } from '@/lib/structured-data/lists'

/** The part of schema.org that a listing's page uses, as schema.org publishes it: the parents of a type and its own properties. */
const TYPES: Record<string, { parents: string[]; properties: string[] }> = {
  Thing: { parents: [], properties: ['name', 'description', 'image', 'url', 'identifier'] },
  Place: {
    parents: ['Thing'],
    properties: [
      ...['address', 'geo', 'aggregateRating', 'telephone', 'maximumAttendeeCapacity'],
      ...['amenityFeature', 'containsPlace', 'review'],
    ],
  },
  Organization: { parents: ['Thing'], properties: ['address', 'aggregateRating', 'makesOffer'] },
  LocalBusiness: {
    parents: ['Organization', 'Place'],
    properties: ['priceRange', 'openingHours', 'currenciesAccepted'],
  },
  LodgingBusiness: {
    parents: ['LocalBusiness'],
    properties: ['checkinTime', 'checkoutTime', 'amenityFeature', 'petsAllowed'],
  },
  VacationRental: { parents: ['LodgingBusiness'], properties: [] },
  Hotel: { parents: ['LodgingBusiness'], properties: [] },
  Resort: { parents: ['LodgingBusiness'], properties: [] },
  Campground: { parents: ['CivicStructure', 'LodgingBusiness'], properties: [] },
  CivicStructure: { parents: ['Place'], properties: ['openingHours'] },
  SportsActivityLocation: { parents: ['LocalBusiness'], properties: [] },
  EventVenue: { parents: ['CivicStructure'], properties: [] },
  Accommodation: {
    parents: ['Place'],
    properties: ['numberOfBedrooms', 'numberOfBathroomsTotal', 'occupancy', 'floorSize', 'bed'],
  },
  BedDetails: { parents: ['Intangible'], properties: ['numberOfBeds', 'typeOfBed'] },
  QuantitativeValue: { parents: ['StructuredValue'], properties: ['value', 'maxValue', 'unitCode'] },
  PropertyValue: { parents: ['StructuredValue'], properties: ['value', 'maxValue', 'unitCode'] },
  LocationFeatureSpecification: { parents: ['PropertyValue'], properties: ['hoursAvailable'] },
  CreativeWork: { parents: ['Thing'], properties: ['author', 'datePublished', 'inLanguage'] },
  Review: { parents: ['CreativeWork'], properties: ['reviewBody', 'reviewRating', 'itemReviewed'] },
  Person: { parents: ['Thing'], properties: [] },
  Apartment: { parents: ['Accommodation'], properties: ['numberOfRooms'] },
  Intangible: { parents: ['Thing'], properties: [] },
  StructuredValue: { parents: ['Intangible'], properties: [] },
  ContactPoint: { parents: ['StructuredValue'], properties: [] },
  PostalAddress: {
    parents: ['ContactPoint'],
    properties: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  },
  GeoCoordinates: { parents: ['StructuredValue'], properties: ['latitude', 'longitude'] },
  Offer: {
    parents: ['Intangible'],
    properties: ['price', 'priceCurrency', 'availability', 'priceSpecification', 'itemOffered', 'validFrom'],
  },
  PriceSpecification: {
    parents: ['StructuredValue'],
    properties: ['price', 'priceCurrency', 'valueAddedTaxIncluded', 'minPrice'],
  },
  UnitPriceSpecification: {
    parents: ['PriceSpecification'],
    properties: ['unitCode', 'unitText', 'referenceQuantity'],
  },
  Rating: { parents: ['Intangible'], properties: ['ratingValue', 'bestRating', 'worstRating'] },
  AggregateRating: { parents: ['Rating'], properties: ['reviewCount', 'ratingCount', 'itemReviewed'] },
  ItemList: { parents: ['Intangible'], properties: ['itemListElement', 'numberOfItems'] },
  BreadcrumbList: { parents: ['ItemList'], properties: [] },
  ListItem: { parents: ['Intangible'], properties: ['position', 'item', 'nextItem'] },
}

/** What each property may hold (schema.org, "Values expected to be one of these types"); texts and numbers are left out. */
const EXPECTED: Record<string, string[]> = {
  address: ['PostalAddress'],
  geo: ['GeoCoordinates', 'GeoShape'],
  aggregateRating: ['AggregateRating'],
  amenityFeature: ['LocationFeatureSpecification'],
  containsPlace: ['Place'],
  occupancy: ['QuantitativeValue'],
  floorSize: ['QuantitativeValue'],
  bed: ['BedDetails'],
  review: ['Review'],
  reviewRating: ['Rating'],
  author: ['Organization', 'Person'],
  makesOffer: ['Offer'],
  priceSpecification: ['PriceSpecification'],
  itemListElement: ['ListItem', 'Thing'],
}

const lineOf = (type: string): string[] => [type, ...(TYPES[type]?.parents ?? []).flatMap(lineOf)]
const propertiesOf = (types: string[]) =>
  types.flatMap(lineOf).flatMap((type) => TYPES[type]?.properties ?? [])

/** Everything in a thing that schema.org does not know, as `Type.property`. */
function unknownPropertiesIn(thing: Record<string, unknown>): string[] {
  const types = [thing['@type']].flat() as string[]
  const known = propertiesOf(types)
  const unknownTypes = types.filter((type) => !TYPES[type])
  const own = Object.keys(thing).filter((key) => !key.startsWith('@') && !known.includes(key))
  const inner = Object.entries(thing).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => {
      if (typeof one !== 'object' || one === null) return []
      const child = one as Record<string, unknown>
      const fits = lineOf(String(child['@type'])).some((type) => EXPECTED[key]?.includes(type))
      return [...(fits ? [] : [`${types[0]}.${key} holds ${child['@type']}`]), ...unknownPropertiesIn(child)]
    }),
  )
  return [...unknownTypes, ...own.map((key) => `${types[0]}.${key}`), ...inner]
}

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
      prices: PRICES,
      pricingMode: 'daily',
      maxGuests: 12,
      checkInTime: '15:00',
      checkOutTime: '12:00',
    },
    rating: 4.8,
    reviewsCount: 12,
  } as Listing
}

test.each(LISTING_TYPES)(
  'the structured data of $slug has only types and properties that schema.org knows there',
  ({ type }) => {
    const thing = listingThing(aListing(type), 'ar', [REVIEW])
    expect(unknownPropertiesIn(thing)).toEqual([])
    expect(Object.keys(thing)).toEqual(
      expect.arrayContaining(['makesOffer', 'aggregateRating', 'priceRange', 'amenityFeature', 'review']),
    )
  },
)

test('the breadcrumbs of a listing are a list of numbered steps, as schema.org has it', () => {
  expect(unknownPropertiesIn(breadcrumbThing([{ name: 'Home', path: '/' }], 'en'))).toEqual([])
})

test('the table itself finds an invalid property', () => {
  const wrong = { '@type': 'Apartment', makesOffer: { '@type': 'Rating', colour: 'red' } }
  expect(unknownPropertiesIn(wrong)).toEqual([
    'Apartment.makesOffer',
    'Apartment.makesOffer holds Rating',
    'Rating.colour',
  ])
})
