import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { BookingCard } from '@/components/booking/booking-card'
import { offerOf } from '@/components/booking/offer'
import { CountView } from '@/components/listing/count-view'
import { DetailBody } from '@/components/listing/detail-body'
import { Crumbs, DetailTitle } from '@/components/listing/detail-head'
import { DetailFrame } from '@/components/listing/detail-style'
import { Gallery } from '@/components/listing/gallery'
import { StructuredData } from '@/components/ui/structured-data'
import { getListing, getReviews } from '@/lib/api/server'
import { kindBySlug } from '@/lib/domain/listing/kinds'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'
import { jsonLd } from '@/lib/structured-data/json'
import { breadcrumbThing } from '@/lib/structured-data/lists'
import { placePath, placeThing } from '@/lib/structured-data/place'

export const generateStaticParams = () => []
export const revalidate = 60

interface DetailPageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
}

/** A place under the address of another kind is none: the middleware has answered 404 already. */
async function findListing({ category, id }: { category: string; id: string }) {
  const listing = await getListing(id)
  return listing?.type === kindBySlug(category)?.type ? listing : null
}

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const { locale, ...rest } = await params
  const listing = await findListing(rest)
  if (!listing) return {}
  const t = await getTranslations({ locale, namespace: 'meta.detail' })
  const words = { name: inLanguage(locale, listing.name), city: placeName(locale, listing.place.city) }
  return pageMetadata({
    locale,
    path: placePath(listing),
    title: t('title', words),
    description: inLanguage(locale, listing.description).slice(0, 160),
    image: { path: `/api/v1/og/${listing.id}/${locale}`, alt: t('title', words) },
  })
}

export default async function DetailPage({ params }: DetailPageProps) {
  const { locale, category, id } = await params
  setRequestLocale(locale)
  const listing = await findListing({ category, id })
  if (!listing) notFound()
  const reviews = await getReviews(listing.id)
  const meta = await getTranslations('meta')
  const types = await getTranslations('vocabulary.type')
  const crumbs = [
    { name: meta('brand'), path: '/' },
    { name: types(listing.type), path: `/${category}` },
    { name: inLanguage(locale, listing.name), path: placePath(listing) },
  ]
  return (
    <ClientMessages
      also={[
        'detail.gallery',
        'detail.share',
        'detail.copied',
        'detail.notShared',
        'booking',
        'map',
        'vocabulary.addOn',
        'vocabulary.paymentType',
        'vocabulary.priceUnit',
      ]}
    >
      <StructuredData json={jsonLd([placeThing(listing, locale), breadcrumbThing(crumbs, locale)])} />
      <CountView id={listing.id} />
      <DetailFrame>
        <Crumbs listing={listing} />
        <DetailTitle listing={listing} />
        <Gallery images={listing.images} name={inLanguage(locale, listing.name)} />
        <div className="columns">
          <DetailBody listing={listing} reviews={reviews} />
          <BookingCard listing={offerOf(listing)} />
        </div>
      </DetailFrame>
    </ClientMessages>
  )
}
