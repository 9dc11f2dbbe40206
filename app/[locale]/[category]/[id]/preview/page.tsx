import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { PreviewNote } from '@/components/listing/preview-note'
import { loadListing, loadListingReviews } from '@/lib/api/private'
import { getSimilar } from '@/lib/api/server'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { ListingPage } from '../listing-page'

const NO_REVIEWS = { data: [], page: 1, pageSize: 0, total: 0 }

interface PreviewProps {
  params: Promise<{ locale: Locale; id: string }>
}

export async function generateMetadata({ params }: PreviewProps): Promise<Metadata> {
  const { locale, id } = await params
  const t = await getTranslations({ locale, namespace: 'detail.preview' })
  const answer = await loadListing(id)
  const listing = answer.state === 'found' ? listingFromAnswer(answer.data) : null
  const title = listing ? `${t('label')}: ${inLanguage(locale, listing.name)}` : t('label')
  return { title, robots: { index: false, follow: false } }
}

/** The page of a hidden listing, shown by the middleware to its owner and to admins at the listing's own address. */
export default async function PreviewPage({ params }: PreviewProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const [place, reviews] = await Promise.all([loadListing(id), loadListingReviews(id)])
  const listing = place.state === 'found' ? listingFromAnswer(place.data) : null
  if (!listing) notFound()
  return (
    <ListingPage
      listing={listing}
      locale={locale}
      reviews={reviews.state === 'found' ? reviews.data : NO_REVIEWS}
      similar={await getSimilar(listing)}
    >
      <PreviewNote id={id} state={listing.state} />
    </ListingPage>
  )
}
