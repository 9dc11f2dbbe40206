import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { CountView } from '@/components/listing/count-view'
import { StructuredData } from '@/components/ui/structured-data'
import { getReviews, getSimilar } from '@/lib/api/server'
import type { Locale } from '@/lib/i18n/routing'
import { findPlace, placeJsonLd, placeMetadata } from './describe-listing'
import { PlacePage } from './listing-page'

export const generateStaticParams = () => []
export const revalidate = 60

interface DetailPageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
}

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const { locale, ...address } = await params
  const listing = await findPlace(address)
  return listing ? placeMetadata(listing, locale) : {}
}

export default async function DetailPage({ params }: DetailPageProps) {
  const { locale, category, id } = await params
  setRequestLocale(locale)
  const listing = await findPlace({ category, id })
  if (!listing) notFound()
  const [reviews, similar] = await Promise.all([getReviews(listing.id), getSimilar(listing)])
  return (
    <PlacePage listing={listing} locale={locale} reviews={reviews} similar={similar}>
      <StructuredData json={await placeJsonLd(listing, locale)} />
      <CountView id={listing.id} />
    </PlacePage>
  )
}
