import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Checkout } from '@/components/booking/checkout'
import { choiceOf } from '@/components/booking/checkout-address'
import { checkoutPlaceOf } from '@/components/booking/checkout-place'
import { type PlainParams, readPlainStay } from '@/components/booking/plain-stay'
import { getListing } from '@/lib/api/server'
import { ClientMessages } from '@/lib/i18n/client-messages'

/** The address decides what is reviewed: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PlainParams>
}

const WORDS = [
  'booking',
  'checkout',
  'vocabulary.addOn',
  'vocabulary.houseRule',
  'vocabulary.paymentType',
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
  setRequestLocale((await params).locale)
  const asked = await searchParams
  const listing = await getListing([asked.service].flat()[0] ?? '')
  if (!listing) notFound()
  return (
    <ClientMessages also={WORDS}>
      <Checkout place={checkoutPlaceOf(listing)} initial={choiceOf(readPlainStay(asked))} />
    </ClientMessages>
  )
}
