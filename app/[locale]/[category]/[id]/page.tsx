import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingCard } from '@/components/booking/booking-card'
import { CancellationSteps } from '@/components/booking/cancellation-steps'
import { offerOf } from '@/components/booking/offer'
import { PlainPriceForm } from '@/components/booking/plain-price-form'
import { StayCalendar } from '@/components/booking/stay-calendar'
import { StayProvider } from '@/components/booking/stay-state'
import { CountView } from '@/components/listing/count-view'
import { DetailBody } from '@/components/listing/detail-body'
import { DetailFrame } from '@/components/listing/detail-frame'
import { Crumbs, DetailTitle } from '@/components/listing/detail-head'
import { Gallery } from '@/components/listing/gallery'
import { SectionNav } from '@/components/listing/section-nav'
import { SimilarPlaces } from '@/components/listing/similar-places'
import { StructuredData } from '@/components/ui/structured-data'
import { getReviews, getSimilar } from '@/lib/api/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage } from '@/lib/i18n/direction'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { placePath } from '@/lib/structured-data/place'
import { findPlace, placeJsonLd, placeMetadata } from './describe-place'
import { PLACE_MESSAGES } from './place-messages'

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
  const offer = offerOf(listing)
  return (
    <ClientMessages also={PLACE_MESSAGES} light>
      <StructuredData json={await placeJsonLd(listing, locale)} />
      <CountView id={listing.id} />
      <StayProvider offer={offer}>
        <DetailFrame
          head={
            <>
              <Crumbs listing={listing} />
              <DetailTitle listing={listing} />
              <Gallery images={listing.images} name={inLanguage(locale, listing.name)} />
              <SectionNav />
            </>
          }
          body={
            <DetailBody
              listing={listing}
              reviews={reviews}
              cancellation={<CancellationSteps />}
              calendar={
                <>
                  <StayCalendar />
                  <noscript>
                    <PlainPriceForm
                      offer={offer}
                      action={getPathname({ locale, href: `${placePath(listing)}/price` })}
                    />
                  </noscript>
                </>
              }
            />
          }
          aside={<BookingCard />}
          after={<SimilarPlaces cards={similar} />}
        />
      </StayProvider>
    </ClientMessages>
  )
}
