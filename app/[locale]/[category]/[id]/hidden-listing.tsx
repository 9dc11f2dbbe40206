import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { MissingPage } from '@/components/layout/pages/not-found-page'
import { TabBar } from '@/components/layout/tab-bar'
import { PreviewNote } from '@/components/listing/preview-note'
import { SimilarListings } from '@/components/listing/similar-listings'
import { WithdrawnPage } from '@/components/listing/withdrawn-page'
import { load } from '@/lib/api/load'
import { getSimilar, getWithdrawn } from '@/lib/api/server'
import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import { firstReviews } from '@/lib/domain/reviews/listing-reviews'
import type { ListingAddress } from '@/lib/find-listing'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { lostMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'
import { ListingPage } from './listing-page'

/** A listing as the signed-in user may see it, public or not; once a request. */
const loadListing = cache((id: string) => load('GET /services/details/:id', { params: { id } }))

const NO_REVIEWS = { data: [], page: 1, pageSize: 0, total: 0 }

/**
 * The page of a listing that is not public: a preview for its vendor and admins; for all others the notice that a suspended
 * one is not available (ui.md, 3.18), with 410.
 */
export async function HiddenListing({ address, locale }: { address: ListingAddress; locale: Locale }) {
  const { preview, withdrawn } = await findHidden(address)
  // That of the layout leaves the bottom of a phone to the booking bar of a listing, which these pages lack.
  const bar = listingTypeBySlug(address.category) ? <TabBar listingFolders={[]} /> : null
  if (preview) {
    const [reviews, similar] = await Promise.all([
      load('GET /services/:id/reviews', { params: { id: preview.id }, query: firstReviews(locale) }),
      getSimilar(preview),
    ])
    return (
      <ListingPage
        listing={preview}
        locale={locale}
        reviews={reviews.state === 'found' ? reviews.data : NO_REVIEWS}
        similar={similar}
      >
        <PreviewNote id={preview.id} state={preview.state} />
      </ListingPage>
    )
  }
  if (!withdrawn)
    return (
      <>
        <MissingPage />
        {bar}
      </>
    )
  answerWith(410)
  const { _id, type, latitude, longitude } = withdrawn
  const similar = await getSimilar({ id: _id, type, location: { latitude, longitude } })
  return (
    <WithdrawnPage listing={withdrawn}>
      <SimilarListings cards={similar} />
      {bar}
    </WithdrawnPage>
  )
}

export async function hiddenMetadata(address: ListingAddress, locale: Locale): Promise<Metadata> {
  const { preview, withdrawn } = await findHidden(address)
  if (preview) {
    const t = await getTranslations({ locale, namespace: 'detail.preview' })
    const title = `${t('label')}: ${inLanguage(locale, preview.name)}`
    return { title, robots: { index: false, follow: false } }
  }
  if (!withdrawn) return lostMetadata(locale)
  const t = await getTranslations({ locale, namespace: 'detail.withdrawn' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return { title: site('page', { title: t('title') }), robots: { index: false } }
}

async function findHidden({ category, id }: ListingAddress) {
  const type = listingTypeBySlug(category)?.type
  if (type === undefined) return {}
  const own = await loadListing(id)
  const preview = own.state === 'found' ? listingFromAnswer(own.data) : null
  if (preview?.type === type) return { preview }
  const withdrawn = await getWithdrawn(id)
  return withdrawn?.type === type ? { withdrawn } : {}
}
