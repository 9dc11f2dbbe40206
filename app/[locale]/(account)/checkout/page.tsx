import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { CheckoutWithoutScript } from '@/components/checkout/checkout-without-script'
import { CountView } from '@/components/shared/count-view'
import { fromAnswer } from '@/components/stay-picker/availability/availability'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { toListingForBooking, withRoomTypes } from '@/components/stay-picker/listing-for-booking'
import { roomTypeName } from '@/components/stay-picker/room-types/room-type-name'
import { parseStayAddress, quoteBodyOf } from '@/components/stay-picker/without-script/stay-address'
import { loadQuote } from '@/lib/api/quotes'
import { getListing } from '@/lib/api/server'
import { ID } from '@/lib/domain/id'
import type { Listing } from '@/lib/domain/listing/listing'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { listingPath } from '@/lib/structured-data/listing'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'checkout'>>
}

const NAMESPACES = [
  'booking',
  'checkout',
  'ownAddOns',
  'series.repeat',
  'vocabulary.addOn',
  'vocabulary.houseRule',
  'vocabulary.paymentLabel',
  'vocabulary.priceUnit',
  'waiting',
]

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'checkout' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return { title: site('page', { title: t('title') }), robots: { index: false } }
}

export default async function CheckoutPage({ params, searchParams }: PageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const requested = await searchParams
  const [id] = [requested.service].flat()
  const listing = id ? await getListing(id) : null
  if (!listing) notFound()
  const stay = parseStayAddress(requested)
  const offer = await offerOf(listing, locale)
  const body = quoteBodyOf(offer, stay)
  const [named] = [requested.offer].flat()
  const offerId = named && ID.test(named) ? named : null
  // The browser requests a quote that fails here again.
  const answer = body ? await loadQuote(listing.id, body, locale).catch(() => null) : null
  return (
    <ClientMessages also={NAMESPACES}>
      <CountView id={listing.id} step="checkout" />
      <Checkout
        listing={checkoutListingOf(listing, offer)}
        offerId={offerId}
        initial={choiceOf(stay)}
        // Rendered for nobody in particular: an offer's dates may be held for the guest who reads it.
        known={answer?.quote && !offerId ? fromAnswer(answer.quote, stay.rooms.length > 0) : undefined}
      >
        <CheckoutWithoutScript answer={answer} backTo={listingPath(listing)} />
      </Checkout>
    </ClientMessages>
  )
}

/** With the room types of its property, of which the stay may have several. */
async function offerOf(listing: Listing, locale: string) {
  const { id, property = id } = listing
  const whole = property === id ? listing : await getListing(property)
  if (!whole?.roomTypes) return toListingForBooking(listing)
  const kinds = await getTranslations({ locale, namespace: 'vocabulary.roomType' })
  return withRoomTypes(listing, whole, (roomType) => roomTypeName(kinds, locale, whole, roomType))
}
