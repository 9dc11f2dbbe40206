import { lowestPrice } from '@/lib/domain/booking/night-price'
import { kindOf } from '@/lib/domain/listing/kinds'
import type { Listing } from '@/lib/domain/listing/listing'
import { pictureAt } from '@/lib/domain/listing/picture'
import { toSar } from '@/lib/domain/money'
import { inLanguage, placeName } from '@/lib/i18n/direction'

interface StructuredDataProps {
  listing: Listing
  locale: string
  url: string
}

/** What search engines read of a place (schema.org). */
export function StructuredData({ listing, locale, url }: StructuredDataProps) {
  const { place, rating, reviewsCount } = listing
  const price = lowestPrice(listing.terms.prices)
  const data = {
    '@context': 'https://schema.org',
    '@type': kindOf(listing.type).schemaType,
    '@id': url,
    url,
    name: inLanguage(locale, listing.name),
    description: inLanguage(locale, listing.description),
    image: listing.images.slice(0, 4).map((image) => new URL(pictureAt(image, 1280), url).href),
    address: {
      '@type': 'PostalAddress',
      addressLocality: placeName(locale, place.city),
      addressRegion: placeName(locale, place.district),
      addressCountry: 'SA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    ...(price === null ? {} : { priceRange: `SAR ${toSar(price)}+` }),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: reviewsCount,
            bestRating: 5,
          },
        }),
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
