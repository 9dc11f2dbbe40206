import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/ui/money'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { lowestOffer } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { formatTime } from '@/lib/i18n/dates'
import { grouped } from '@/lib/i18n/grouped'
import { useMoney } from '@/lib/i18n/use-money'

interface CompareRow {
  key: string
  name: string
  /** null: the place does not say */
  cell: (listing: Listing) => ReactNode
}

/** Price, rating, size, terms and times, and the facts that one of the places has. */
export function useCompareRows(listings: readonly Listing[]): CompareRow[] {
  const t = useTranslations('compare.rows')
  const words = useTranslations('words')
  const vocabulary = useTranslations('vocabulary')
  const unpaid = useTranslations('detail.terms')
  const locale = useLocale()
  const money = useMoney()
  const facts = [
    ...new Set(listings.flatMap(({ type }) => Object.keys(listingTypeOf(type).facts) as Fact[])),
  ].filter((fact) => listings.some((listing) => listing.facts[fact]))

  const price = (listing: Listing) => {
    const from = lowestOffer(listing)
    return from === null ? null : (
      <>
        <Money {...money(toSar(from))} />{' '}
        {vocabulary(`priceUnit.${priceUnitOf(listing.type, listing.terms.pricingMode)}`)}
      </>
    )
  }
  const factOf = (fact: Fact) => (listing: Listing) => {
    const value = listing.facts[fact]
    if (!value) return null
    const key = `${fact}.${value}`
    return typeof value === 'number' ? grouped(value) : vocabulary.has(key) ? vocabulary(key) : value
  }

  return [
    { key: 'price', name: t('price'), cell: price },
    {
      key: 'rating',
      name: t('rating'),
      cell: ({ rating, reviewsCount }) =>
        rating === null ? null : `${rating} · ${words('reviews', { count: reviewsCount })}`,
    },
    {
      key: 'area',
      name: t('area'),
      cell: ({ areaSqm }) => words('squareMetres', { value: grouped(areaSqm) }),
    },
    ...facts.map((fact) => ({ key: fact, name: vocabulary(`fact.${fact}`), cell: factOf(fact) })),
    { key: 'audience', name: t('audience'), cell: ({ audience }) => vocabulary(`audience.${audience}`) },
    {
      key: 'booking',
      name: t('booking'),
      cell: ({ bookingType }) => vocabulary(`bookingType.${bookingType}`),
    },
    {
      key: 'policy',
      name: t('policy'),
      cell: ({ terms }) =>
        terms.paymentType === 'payAtCheckin'
          ? unpaid('unpaidPolicy')
          : vocabulary(`policy.${terms.cancellationPolicy}`),
    },
    { key: 'checkIn', name: t('checkIn'), cell: ({ terms }) => formatTime(terms.checkInTime, locale) },
    { key: 'checkOut', name: t('checkOut'), cell: ({ terms }) => formatTime(terms.checkOutTime, locale) },
  ]
}
