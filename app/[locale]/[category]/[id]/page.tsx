import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { BookingCard } from '@/components/booking/booking-card'
import { offerOf } from '@/components/booking/offer'
import { DetailBody } from '@/components/listing/detail-body'
import { Crumbs, DetailTitle } from '@/components/listing/detail-head'
import { DetailFrame } from '@/components/listing/detail-style'
import { Gallery } from '@/components/listing/gallery'
import { StructuredData } from '@/components/listing/structured-data'
import { getListing, getReviews } from '@/lib/api/server'
import { kindBySlug, kindOf } from '@/lib/domain/listing/kinds'
import { pictureAt } from '@/lib/domain/listing/picture'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage, placeName } from '@/lib/i18n/direction'
import { permanentRedirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata, pageUrl } from '@/lib/seo'

export const generateStaticParams = () => []
export const revalidate = 60

interface DetailPageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
}

const findListing = ({ category, id }: { category: string; id: string }) =>
  kindBySlug(category) ? getListing(id) : null

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const { locale, ...rest } = await params
  const listing = await findListing(rest)
  if (!listing) return {}
  const t = await getTranslations({ locale, namespace: 'meta.detail' })
  const words = { name: inLanguage(locale, listing.name), city: placeName(locale, listing.place.city) }
  return pageMetadata({
    locale,
    path: `/${kindOf(listing.type).slug}/${listing.id}`,
    title: t('title', words),
    description: inLanguage(locale, listing.description).slice(0, 160),
    ...(listing.images[0] ? { image: pictureAt(listing.images[0], 1280) } : {}),
  })
}

export default async function DetailPage({ params }: DetailPageProps) {
  const { locale, category, id } = await params
  setRequestLocale(locale)
  const listing = await findListing({ category, id })
  if (!listing) notFound()
  const path = `/${kindOf(listing.type).slug}/${listing.id}`
  if (category !== kindOf(listing.type).slug) permanentRedirect({ href: path, locale })
  const reviews = await getReviews(listing.id)
  return (
    <ClientMessages
      also={[
        'detail.gallery',
        'detail.share',
        'detail.copied',
        'detail.notShared',
        'booking',
        'vocabulary.addOn',
        'vocabulary.paymentType',
        'vocabulary.priceUnit',
      ]}
    >
      <StructuredData listing={listing} locale={locale} url={pageUrl(locale, path)} />
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
