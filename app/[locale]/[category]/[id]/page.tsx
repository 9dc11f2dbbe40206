import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { CountView } from '@/components/shared/count-view'
import { StructuredData } from '@/components/ui/structured-data'
import { getListing, getReviews, getSimilar } from '@/lib/api/server'
import { findListing } from '@/lib/find-listing'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQuery } from '@/lib/pages/page-query'
import { listingJsonLd, listingMetadata } from './describe-listing'
import { HiddenListing, hiddenMetadata } from './hidden-listing'
import { ListingPage } from './listing-page'

interface DetailPageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
  searchParams: Promise<PageQuery<':type/*'>>
}

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const { locale, ...address } = await params
  const listing = await findListing(address)
  return listing ? listingMetadata(listing, locale) : hiddenMetadata(address, locale)
}

export default async function DetailPage({ params, searchParams }: DetailPageProps) {
  const { locale, ...address } = await params
  setRequestLocale(locale)
  const listing = await findListing(address)
  if (!listing) return <HiddenListing address={address} locale={locale} />
  const { id, property, roomTypes = [] } = listing
  if (property && property !== id) redirect({ href: `/${address.category}/${property}?room=${id}`, locale })
  const { room } = await searchParams
  const isOther = room !== id && roomTypes.some(({ _id }) => _id === room)
  const [reviews, similar, chosen] = await Promise.all([
    getReviews(id, locale),
    getSimilar(listing),
    isOther && room ? getListing(room) : null,
  ])
  return (
    <ListingPage
      listing={listing}
      {...(chosen ? { room: chosen } : {})}
      locale={locale}
      reviews={reviews}
      similar={similar}
    >
      <StructuredData json={await listingJsonLd(listing, locale, reviews.data)} />
      <CountView id={listing.id} />
    </ListingPage>
  )
}
