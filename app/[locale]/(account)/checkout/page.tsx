import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { CheckoutWithoutScript } from '@/components/checkout/checkout-without-script'
import { CountView } from '@/components/shared/count-view'
import { fromAnswer } from '@/components/stay-picker/availability/availability'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { parseStayAddress, quoteBodyOf } from '@/components/stay-picker/without-script/stay-address'
import { loadQuote } from '@/lib/api/quotes'
import { getListing } from '@/lib/api/server'
import { ID } from '@/lib/domain/id'
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
  const body = quoteBodyOf(toListingForBooking(listing), stay)
  const [offerId] = [requested.offer].flat()
  // The browser requests a quote that fails here again.
  const answer = body ? await loadQuote(listing.id, body, locale).catch(() => null) : null
  return (
    <ClientMessages also={NAMESPACES}>
      <CountView id={listing.id} step="checkout" />
      <Checkout
        listing={checkoutListingOf(listing)}
        offerId={offerId && ID.test(offerId) ? offerId : null}
        initial={choiceOf(stay)}
        known={answer?.quote ? fromAnswer(answer.quote.availability, answer.quote.facts) : undefined}
      >
        <CheckoutWithoutScript answer={answer} backTo={listingPath(listing)} />
      </Checkout>
    </ClientMessages>
  )
}
