import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { PriceWithoutScript } from '@/components/stay-picker/without-script/price-without-script'
import { parseStayAddress, quoteBodyOf } from '@/components/stay-picker/without-script/stay-address'
import { loadQuote } from '@/lib/api/quotes'
import { findListing } from '@/lib/find-listing'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage } from '@/lib/i18n/direction'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { pageMetadata } from '@/lib/seo'
import { listingPath } from '@/lib/structured-data/listing'

interface PricePageProps {
  params: Promise<{ locale: Locale; category: string; id: string }>
  searchParams: Promise<PageQueryLists<':type/*/price'>>
}

export async function generateMetadata({ params }: PricePageProps): Promise<Metadata> {
  const { locale, ...address } = await params
  const listing = await findListing(address)
  if (!listing) return {}
  const t = await getTranslations({ locale, namespace: 'booking' })
  const title = t('priceOf', { name: inLanguage(locale, listing.name) })
  const place = pageMetadata({ locale, path: listingPath(listing), title, description: title })
  return { ...place, robots: { index: false, follow: true } }
}

/** The price of a stay for browsers without script. */
export default async function PricePage({ params, searchParams }: PricePageProps) {
  const { locale, ...address } = await params
  setRequestLocale(locale)
  const listing = await findListing(address)
  if (!listing) notFound()
  const offer = toListingForBooking(listing)
  const stay = parseStayAddress(await searchParams)
  const body = quoteBodyOf(offer, stay)
  const answer = body ? await loadQuote(listing.id, body, locale) : null
  const action = getPathname({ locale, href: `${listingPath(listing)}/price` })
  return (
    <ClientMessages also={['booking', 'ownAddOns', 'vocabulary.addOn', 'waiting']}>
      <PriceWithoutScript offer={offer} stay={stay} answer={answer} action={action} />
    </ClientMessages>
  )
}
