import { useLocale, useTranslations } from 'next-intl'
import { useFlexibleText } from '@/components/search/bar/use-flexible-text'
import type { ResultsAddress } from '@/components/search/results-address'
import type { DistrictFacet } from '@/lib/contract/schemas/listing/card'
import { type FacilityGroup, namesOfMember } from '@/lib/domain/catalogue'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { WITHOUT_DATES } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { periodOfSearch } from '@/lib/domain/search/searched-stay'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { addMinutes, instantAt, riyadhTime, type TimeOfDay } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'

export interface ActiveFilter {
  key: string
  label: string
  /** the change of the query that removes it */
  without: Partial<SearchQuery>
}

interface Known {
  facilities: FacilityGroup[]
  districts: DistrictFacet[]
}

/** Of the search itself, without a field in the panel. */
const OUTSIDE_PANEL = ['stay', 'hours', 'q', 'bounds']

/** How many choices the panel shows as made; the type is one of its fields, though no chip removes it. */
export function countInPanel(filters: readonly ActiveFilter[], { path, query }: ResultsAddress): number {
  const hasType = path === '/search' && !query.categoryId && query.type !== undefined
  return filters.filter(({ key }) => !OUTSIDE_PANEL.includes(key)).length + (hasType ? 1 : 0)
}

/** The listing type and the city of a search that names the type itself; the path of a type's own page cannot lose it. */
export function usePlaceFilters(
  { path, query }: ResultsAddress,
  city: LocalizedName | undefined,
): ActiveFilter[] {
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  if (path !== '/search' || !query.type) return []
  return [
    { key: 'type', label: types(query.type), without: { type: undefined } },
    ...(city
      ? [{ key: 'city', label: localName(locale, city), without: { city: undefined, district: undefined } }]
      : []),
  ]
}

type Label = string | false | undefined

/** The active filters as text; sort, city and category are not filters. */
export function useActiveFilters(query: SearchQuery, known: Known): ActiveFilter[] {
  const locale = useLocale()
  const stay = useStayFilter(query)
  const labels = { ...useNumberLabels(query), ...useOptionLabels(query) }
  const district = known.districts.find((one) => one._id === query.district)
  if (district) labels.district = localName(locale, district)
  const plain = Object.entries(labels).flatMap(([key, label]) =>
    label ? [{ key, label, without: { [key]: undefined } }] : [],
  )
  return [...stay, ...plain, ...facilityFilters(query, known.facilities, locale)]
}

function useStayFilter(query: SearchQuery): ActiveFilter[] {
  const t = useTranslations('search.chips')
  const locale = useLocale()
  const flexibleText = useFlexibleText()
  const { checkIn, checkOut, flexible } = query
  if (flexible) return [{ key: 'stay', label: flexibleText(query), without: WITHOUT_DATES }]
  if (!checkIn || !checkOut) return []
  const day = (value: string) => formatDay(value, locale, 'dayMonth')
  const label = t('stay', { from: day(checkIn), to: day(checkOut) })
  const without = { start: undefined, hours: undefined }
  const [first, last] = hoursOf(query)
  const time = (value: TimeOfDay) => formatTime(value, locale)
  return [
    { key: 'stay', label, without: WITHOUT_DATES },
    ...(first && last
      ? [{ key: 'hours', label: t('stay', { from: time(first), to: time(last) }), without }]
      : []),
  ]
}

/** From when until when the requested hours last. */
function hoursOf(query: SearchQuery): TimeOfDay[] {
  const period = periodOfSearch(query)
  if (!period) return []
  const from = instantAt(period.date, period.start)
  return [period.start, riyadhTime(addMinutes(from, period.hours * 60))]
}

function useNumberLabels(query: SearchQuery): Partial<Record<keyof SearchQuery, Label>> {
  const t = useTranslations('search.chips')
  const { priceMin, priceMax, guests, bedrooms, rooms, areaMin, areaMax, rating } = query
  const sar = (amount: number) => formatAmount(fromSar(amount))
  const size = sizeFiltersOf(query.type)
  return {
    priceMin: priceMin !== undefined && t('priceMin', { price: sar(priceMin) }),
    priceMax: priceMax !== undefined && t('priceMax', { price: sar(priceMax) }),
    guests: guests !== undefined && t(size.people, { count: guests }),
    bedrooms: bedrooms !== undefined && t('bedrooms', { count: bedrooms }),
    rooms: rooms !== undefined && t(size.rooms === 'tents' ? 'tents' : 'rooms', { count: rooms }),
    areaMin: areaMin !== undefined && t('areaMin', { area: areaMin }),
    areaMax: areaMax !== undefined && t('areaMax', { area: areaMax }),
    rating: rating !== undefined && t('rating', { rating: String(rating) }),
  }
}

function useOptionLabels(query: SearchQuery): Partial<Record<keyof SearchQuery, Label>> {
  const t = useTranslations('search.chips')
  const words = useTranslations('vocabulary')
  const { q, bounds, instant, pet, audience, section, bookingType, paymentType, cancellation, district } =
    query
  return {
    q: q && t('q', { text: q }),
    bounds: bounds && t('bounds'),
    district: district && t('district'),
    section: section && t('section', { section: words(`section.${section}`) }),
    audience: audience && words(`audience.${audience}`),
    instant: instant && t('instant'),
    pet: pet && t('pet'),
    bookingType: bookingType && words(`bookingType.${bookingType}`),
    paymentType: paymentType && words(`paymentType.${paymentType}`),
    cancellation: cancellation && t('cancellation', { policy: words(`policy.${cancellation}`) }),
  }
}

function facilityFilters(query: SearchQuery, groups: FacilityGroup[], locale: string): ActiveFilter[] {
  const chosen = query.facilities ?? []
  const known = groups.flatMap((group) => group.subfacilities).filter((one) => chosen.includes(one._id))
  return known.map((one) => ({
    key: one._id,
    label: inLanguage(locale, namesOfMember(one)),
    without: { facilities: chosen.filter((id) => id !== one._id) },
  }))
}
