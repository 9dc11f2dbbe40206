import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DetailBody } from '@/components/listing/detail/detail-body'
import { DetailFrame, DetailTitle } from '@/components/listing/detail/detail-frame'
import { DetailSection } from '@/components/listing/detail/detail-section'
import { Gallery } from '@/components/listing/photos/gallery'
import { SectionNav } from '@/components/listing/section-nav'
import { SimilarListings } from '@/components/listing/similar-listings'
import { Crumbs } from '@/components/shared/crumbs'
import { BookingCard } from '@/components/stay-picker/card/booking-card'
import { CancellationOfStay } from '@/components/stay-picker/card/cancellation-of-stay'
import { CancellationSteps } from '@/components/stay-picker/card/cancellation-steps'
import { CountDates } from '@/components/stay-picker/count-dates'
import { RoomTypes } from '@/components/stay-picker/room-types/room-types'
import { StayCalendar } from '@/components/stay-picker/stay-calendar'
import { StayProvider } from '@/components/stay-picker/stay-state'
import { getSettings } from '@/lib/api/server'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { mostOvertime } from '@/lib/domain/booking/overtime'
import type { Page } from '@/lib/domain/catalogue'
import type { ListingCard } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import { maySellHours, TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { crumbsAbove } from './crumbs-above'
import {
  EVENT_DAY_MESSAGES,
  GUEST_MESSAGES,
  HOURLY_MESSAGES,
  LISTING_MESSAGES,
  NIGHT_MESSAGES,
  OVERTIME_MESSAGES,
  PLAYER_MESSAGES,
  ROOM_TYPE_MESSAGES,
} from './listing-messages'
import { offerOf } from './offer-of'
import { captionsIn, photoRoomsOf } from './words-of-photos'

interface ListingPageProps {
  listing: Listing
  /** the room type of it that is chosen */
  room?: Listing
  locale: Locale
  reviews: Page<Review>
  similar: ListingCard[]
  /** rendered before the page */
  children: ReactNode
}

/** The listing page, for guests and for the preview of its owner. */
export async function ListingPage({ listing, room, locale, reviews, similar, children }: ListingPageProps) {
  const { roomTypes } = listing
  const sold = room ?? listing
  const { dayUnit, people } = TYPE_BASICS[sold.type]
  const addOnMessages = sold.terms.addOns.map(({ name }) => `vocabulary.addOn.${name}`)
  const sellsOvertime = mostOvertime(sold.terms) > 0
  const offer = await offerOf(listing, sold, locale)
  const above = await crumbsAbove(listing, locale)
  const settings = await getSettings()
  return (
    <ClientMessages
      also={[
        ...LISTING_MESSAGES,
        ...addOnMessages,
        ...(dayUnit === 'eventDay' ? EVENT_DAY_MESSAGES : NIGHT_MESSAGES),
        ...(people === 'players' ? PLAYER_MESSAGES : GUEST_MESSAGES),
        ...(maySellHours(sold.type) ? HOURLY_MESSAGES : []),
        ...(settings.translates === true ? ['translation'] : []),
        ...(roomTypes ? ROOM_TYPE_MESSAGES : []),
        ...(sellsOvertime ? OVERTIME_MESSAGES : []),
      ]}
      light
    >
      {children}
      <StayProvider offer={offer}>
        <CountDates />
        <DetailFrame
          head={
            <>
              <Crumbs above={above} here={inLanguage(locale, listing.name)} />
              <DetailTitle listing={listing} />
              <Gallery
                images={[...new Set([...sold.images, ...listing.images])]}
                rooms={{ ...(await photoRoomsOf(listing)), ...(await photoRoomsOf(sold)) }}
                captions={{ ...captionsIn(locale, listing), ...captionsIn(locale, sold) }}
                name={inLanguage(locale, listing.name)}
              />
              <SectionNav hasRooms={roomTypes !== undefined} />
            </>
          }
          body={
            <DetailBody
              listing={listing}
              sold={sold}
              rooms={
                roomTypes ? (
                  <DetailSection id="rooms" title={(await getTranslations('detail.roomTypes'))('title')}>
                    <RoomTypes listing={listing} roomTypes={roomTypes} chosen={sold.id} />
                  </DetailSection>
                ) : null
              }
              reviews={reviews}
              cancellation={
                <CancellationOfStay noShow={settings?.noShow}>
                  <CancellationSteps terms={sold.terms} noShow={settings?.noShow} />
                </CancellationOfStay>
              }
              calendar={<StayCalendar />}
            />
          }
          aside={<BookingCard />}
          after={<SimilarListings cards={similar} />}
        />
      </StayProvider>
    </ClientMessages>
  )
}
