import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { SimilarListings } from '@/components/listing/similar-listings'
import { WithdrawnPage } from '@/components/listing/withdrawn-page'
import { getSimilar, getWithdrawn } from '@/lib/api/server'
import type { Locale } from '@/lib/i18n/routing'

interface WithdrawnProps {
  params: Promise<{ locale: Locale; id: string }>
}

export async function generateMetadata({ params }: WithdrawnProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'detail.withdrawn' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return { title: site('page', { title: t('title') }), robots: { index: false } }
}

/** The page that the middleware shows with status 410 for a suspended listing. */
export default async function Page({ params }: WithdrawnProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const listing = await getWithdrawn(id)
  if (!listing) notFound()
  const { _id, type, latitude, longitude } = listing
  const similar = await getSimilar({ id: _id, type, location: { latitude, longitude } })
  return (
    <WithdrawnPage listing={listing}>
      <SimilarListings cards={similar} />
    </WithdrawnPage>
  )
}
