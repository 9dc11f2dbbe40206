import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { CountView } from '@/components/shared/count-view'
import { StructuredData } from '@/components/ui/structured-data'
import { getReviews, getSimilar } from '@/lib/api/server'
import { findListing } from '@/lib/find-listing'
import type { Locale } from '@/lib/i18n/routing'
import { listingJsonLd, listingMetadata } from './describe-listing'
import { HiddenListing, hiddenMetadata } from './hidden-listing'
import { ListingPage } from './listing-page'

interface DetailPageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
}

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const { locale, ...address } = await params
  const listing = await findListing(address)
  return listing ? listingMetadata(listing, locale) : hiddenMetadata(address, locale)
}

export default async function DetailPage({ params }: DetailPageProps) {
  const { locale, ...address } = await params
  setRequestLocale(locale)
  const listing = await findListing(address)
  if (!listing) return <HiddenListing address={address} locale={locale} />
  const [reviews, similar] = await Promise.all([getReviews(listing.id), getSimilar(listing)])
  return (
    <ListingPage listing={listing} locale={locale} reviews={reviews} similar={similar}>
      <StructuredData json={await listingJsonLd(listing, locale, reviews.data)} />
      <CountView id={listing.id} />
    </ListingPage>
  )
}
