import type { ReactNode } from 'react'
import { BookingCard } from '@/components/booking/booking-card'
import { CancellationSteps } from '@/components/booking/cancellation-steps'
import { offerOf } from '@/components/booking/offer'
import { PlainPriceForm } from '@/components/booking/plain-price-form'
import { StayCalendar } from '@/components/booking/stay-calendar'
import { StayProvider } from '@/components/booking/stay-state'
import { DetailBody } from '@/components/listing/detail-body'
import { DetailFrame } from '@/components/listing/detail-frame'
import { Crumbs, DetailTitle } from '@/components/listing/detail-head'
import { Gallery } from '@/components/listing/gallery'
import { SectionNav } from '@/components/listing/section-nav'
import { SimilarPlaces } from '@/components/listing/similar-places'
import type { Page, Review } from '@/lib/domain/catalogue'
import type { ServiceCard } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage } from '@/lib/i18n/direction'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { placePath } from '@/lib/structured-data/place'
import { PLACE_MESSAGES } from './place-messages'

interface PlacePageProps {
  listing: Listing
  locale: Locale
  reviews: Page<Review>
  similar: ServiceCard[]
  /** what stands before the page itself */
  children: ReactNode
}

/** The whole page of a place, for guests and for the preview of its owner. */
export function PlacePage({ listing, locale, reviews, similar, children }: PlacePageProps) {
  const offer = offerOf(listing)
  return (
    <ClientMessages also={PLACE_MESSAGES} light>
      {children}
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
