import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { fromAnswer } from '@/components/booking/availability'
import { Checkout } from '@/components/booking/checkout'
import { choiceOf } from '@/components/booking/checkout-address'
import { checkoutPlaceOf } from '@/components/booking/checkout-place'
import { offerOf } from '@/components/booking/offer'
import { PlainCheckout } from '@/components/booking/plain-checkout'
import { quoteBodyOf, readPlainStay } from '@/components/booking/plain-stay'
import { askQuote } from '@/lib/api/quotes'
import { getListing } from '@/lib/api/server'
import type { PageQueryLists } from '@/lib/domain/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { placePath } from '@/lib/structured-data/place'

/** The address decides what is reviewed: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'checkout'>>
}

const WORDS = [
  'booking',
  'checkout',
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
  const asked = await searchParams
  const listing = await getListing([asked.service].flat()[0] ?? '')
  if (!listing) notFound()
  const stay = readPlainStay(asked)
  const body = quoteBodyOf(offerOf(listing), stay)
  // A quote that fails here is asked for again by the page.
  const answer = body ? await askQuote(listing.id, body, locale).catch(() => null) : null
  return (
    <ClientMessages also={WORDS}>
      <Checkout
        place={checkoutPlaceOf(listing)}
        initial={choiceOf(stay)}
        known={answer?.quote ? fromAnswer(answer.quote.availability) : undefined}
      >
        <PlainCheckout answer={answer} backTo={placePath(listing)} />
      </Checkout>
    </ClientMessages>
  )
}
