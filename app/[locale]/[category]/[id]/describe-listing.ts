import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Review } from '@/lib/contract/schemas/catalogue'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage, localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'
import { jsonLd } from '@/lib/structured-data/json'
import { listingPath, listingThing } from '@/lib/structured-data/listing'
import { breadcrumbThing } from '@/lib/structured-data/lists'
import { regionOf } from '@/lib/structured-data/region'
import { crumbsAbove } from './crumbs-above'

export async function listingMetadata(listing: Listing, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta.detail' })
  const params = { name: inLanguage(locale, listing.name), city: localName(locale, listing.location.city) }
  return pageMetadata({
    locale,
    path: listingPath(listing),
    title: t('title', params),
    description: inLanguage(locale, listing.description),
    image: { path: `/api/v1/og/${listing.id}/${locale}`, alt: t('title', params) },
  })
}

/** The listing and its breadcrumbs as structured data. */
export async function listingJsonLd(
  listing: Listing,
  locale: Locale,
  reviews: readonly Review[],
): Promise<string> {
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const crumbs = [
    { name: meta('brand'), path: '/' },
    ...(await crumbsAbove(listing, locale)),
    { name: inLanguage(locale, listing.name), path: listingPath(listing) },
  ]
  const regions = await getTranslations({ locale, namespace: 'vocabulary.region' })
  const region = regionOf(listing.location.city.name)
  return jsonLd([
    listingThing(listing, locale, { reviews, region: region ? regions(region) : undefined }),
    breadcrumbThing(crumbs, locale),
  ])
}
