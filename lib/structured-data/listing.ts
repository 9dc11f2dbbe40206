import type { Review } from '@/lib/contract/schemas/catalogue'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { pictureAt } from '@/lib/domain/listing/picture'
import { lowestOffer } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import type { PriceUnit } from '@/lib/domain/listing/vocabulary'
import { type Halalas, toSar } from '@/lib/domain/money'
import { inLanguage, localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageUrl, wholeUrl } from '@/lib/pages/page-url'
import { amenitiesOf, lodgingOf } from './accommodation'
import type { Thing } from './json'

const MAX_IMAGES = 8
const CURRENCY = 'SAR'
/** About 100 m, as on the listing page. */
const PUBLIC_DECIMALS = 1000
/** A type that schema.org does not count as a LocalBusiness, which alone has offers and a price range. */
const NON_BUSINESSES = ['EventVenue']
/** Types in which guests stay over night. */
const LODGINGS = ['VacationRental', 'Hotel', 'Resort', 'Campground', 'LodgingBusiness']
/** UN/CEFACT codes of what one price buys. */
const UNIT_CODES: Record<PriceUnit, string> = { night: 'DAY', eventDay: 'DAY', hour: 'HUR' }

/** The path of a listing page, without language. */
export function listingPath({ type, id }: Pick<Listing, 'type' | 'id'>): string {
  return `/${listingTypeOf(type).slug}/${id}`
}

/** A listing with its offer, its mean rating and the reviews that its page shows; the region by its name. */
export function listingThing(
  listing: Listing,
  locale: Locale,
  { reviews = [], region }: { reviews?: readonly Review[]; region?: string | undefined } = {},
): Thing {
  const url = pageUrl(locale, listingPath(listing))
  const price = lowestOffer(listing)
  const { schemaType } = listingTypeOf(listing.type)
  return {
    '@type': schemaTypes(schemaType),
    '@id': `${url}#place`,
    url,
    identifier: listing.id,
    name: inLanguage(locale, listing.name),
    description: inLanguage(locale, listing.description),
    image: listing.images.slice(0, MAX_IMAGES).map((image) => wholeUrl(pictureAt(image, 1280))),
    address: addressOf(listing, locale, region),
    geo: geoOf(listing),
    amenityFeature: amenitiesOf(listing, locale),
    ...(LODGINGS.includes(schemaType)
      ? lodgingOf(listing)
      : { maximumAttendeeCapacity: listing.terms.maxGuests }),
    ...(price === null ? {} : { priceRange: `${toSar(price)} ${CURRENCY}+` }),
    ...(price === null ? {} : { makesOffer: offerOf(listing, price, url) }),
    ...(listing.rating === null || listing.reviewsCount === 0 ? {} : { aggregateRating: ratingOf(listing) }),
    ...(reviews.length === 0 ? {} : { review: reviewThings(reviews, locale) }),
  }
}

function schemaTypes(type: string): string | string[] {
  return NON_BUSINESSES.includes(type) ? [type, 'LocalBusiness'] : type
}

function addressOf({ location }: Listing, locale: Locale, region?: string): Thing {
  return {
    '@type': 'PostalAddress',
    ...(localName(locale, location.district) ? { streetAddress: localName(locale, location.district) } : {}),
    addressLocality: localName(locale, location.city),
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'SA',
  }
}

function geoOf({ location }: Listing): Thing {
  const rounded = (degrees: number) => Math.round(degrees * PUBLIC_DECIMALS) / PUBLIC_DECIMALS
  return {
    '@type': 'GeoCoordinates',
    latitude: rounded(location.latitude),
    longitude: rounded(location.longitude),
  }
}

/** Every price includes VAT. */
function offerOf(listing: Listing, price: Halalas, url: string): Thing {
  const money = { price: toSar(price), priceCurrency: CURRENCY }
  return {
    '@type': 'Offer',
    url,
    ...money,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...money,
      unitCode: UNIT_CODES[priceUnitOf(listing.type, listing.terms.pricingMode)],
      valueAddedTaxIncluded: true,
    },
  }
}

function ratingOf({ rating, reviewsCount }: Listing): Thing {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: reviewsCount,
    bestRating: 5,
    worstRating: 1,
  }
}

/** The reviews as the listing page shows them. */
function reviewThings(reviews: readonly Review[], locale: Locale): Thing[] {
  return reviews.map(({ rating, text, language, author, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: localName(locale, author) },
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(text ? { reviewBody: text, inLanguage: language } : {}),
  }))
}
