import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getListing } from '@/lib/api/server'
import type { Listing } from '@/lib/domain/listing/listing'
import { kindBySlug, kindOf } from '@/lib/domain/listing/listing-types'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'
import { jsonLd } from '@/lib/structured-data/json'
import { placePath, placeThing } from '@/lib/structured-data/listing'
import { breadcrumbThing } from '@/lib/structured-data/lists'

const DESCRIPTION_LENGTH = 160

/** A place under the address of another kind is none: the middleware has answered 404 already. */
export async function findPlace({ category, id }: { category: string; id: string }) {
  const listing = await getListing(id)
  return listing?.type === kindBySlug(category)?.type ? listing : null
}

export async function placeMetadata(listing: Listing, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta.detail' })
  const words = { name: inLanguage(locale, listing.name), city: placeName(locale, listing.place.city) }
  return pageMetadata({
    locale,
    path: placePath(listing),
    title: t('title', words),
    description: inLanguage(locale, listing.description).slice(0, DESCRIPTION_LENGTH),
    image: { path: `/api/v1/og/${listing.id}/${locale}`, alt: t('title', words) },
  })
}

/** The place and the way to it, for search engines. */
export async function placeJsonLd(listing: Listing, locale: Locale): Promise<string> {
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const types = await getTranslations({ locale, namespace: 'vocabulary.type' })
  const crumbs = [
    { name: meta('brand'), path: '/' },
    { name: types(listing.type), path: `/${kindOf(listing.type).slug}` },
    { name: inLanguage(locale, listing.name), path: placePath(listing) },
  ]
  return jsonLd([placeThing(listing, locale), breadcrumbThing(crumbs, locale)])
}
