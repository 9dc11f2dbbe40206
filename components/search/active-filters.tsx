import { useLocale, useTranslations } from 'next-intl'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { formatAmount, fromSar } from '@/lib/domain/money'
import type { SearchQuery } from '@/lib/domain/search'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'

export interface ActiveFilter {
  key: string
  label: string
  /** the change of the query that takes it away */
  without: Partial<SearchQuery>
}

/** The filters that the address holds, in words; sort, city and category are not filters. */
export function useActiveFilters(query: SearchQuery, groups: FacilityGroup[]): ActiveFilter[] {
  const t = useTranslations('search.chips')
  const words = useTranslations('vocabulary')
  const locale = useLocale()
  const sar = (amount: number) => formatAmount(fromSar(amount))
  const day = (value: string) => formatDay(value, locale, 'dayMonth')
  const {
    checkIn,
    checkOut,
    priceMin,
    priceMax,
    guests,
    rating,
    audience,
    bookingType,
    paymentType,
    bounds,
  } = query
  const rows: (ActiveFilter | null)[] = [
    bounds ? { key: 'bounds', label: t('bounds'), without: { bounds: undefined } } : null,
    checkIn && checkOut
      ? {
          key: 'stay',
          label: t('stay', { from: day(checkIn), to: day(checkOut) }),
          without: { checkIn: undefined, checkOut: undefined },
        }
      : null,
    priceMin
      ? { key: 'priceMin', label: t('priceMin', { price: sar(priceMin) }), without: { priceMin: undefined } }
      : null,
    priceMax
      ? { key: 'priceMax', label: t('priceMax', { price: sar(priceMax) }), without: { priceMax: undefined } }
      : null,
    guests ? { key: 'guests', label: t('guests', { count: guests }), without: { guests: undefined } } : null,
    rating
      ? { key: 'rating', label: t('rating', { rating: String(rating) }), without: { rating: undefined } }
      : null,
    audience
      ? { key: 'audience', label: words(`audience.${audience}`), without: { audience: undefined } }
      : null,
    bookingType
      ? {
          key: 'bookingType',
          label: words(`bookingType.${bookingType}`),
          without: { bookingType: undefined },
        }
      : null,
    paymentType
      ? {
          key: 'paymentType',
          label: words(`paymentType.${paymentType}`),
          without: { paymentType: undefined },
        }
      : null,
  ]
  return [...rows.filter((row) => row !== null), ...facilityFilters(query, groups, locale)]
}

function facilityFilters(query: SearchQuery, groups: FacilityGroup[], locale: string): ActiveFilter[] {
  const chosen = query.facilities ?? []
  const known = groups.flatMap((group) => group.subfacilities).filter((one) => chosen.includes(one._id))
  return known.map((one) => ({
    key: one._id,
    label: inLanguage(locale, { en: one.title, ar: one.name_arr }),
    without: { facilities: chosen.filter((id) => id !== one._id) },
  }))
}
