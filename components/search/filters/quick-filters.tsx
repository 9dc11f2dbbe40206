import { useLocale, useTranslations } from 'next-intl'
import styles from '@/components/search/results.module.css'
import { type ResultsAddress, resultsHref } from '@/components/search/results-address'
import { type FacilityGroup, namesOfMember } from '@/lib/domain/catalogue'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const TOP_RATED = 4.5
/** The group of facilities whose first one is offered here, by its icon. */
const POOLS = 'pool'

interface QuickFilter {
  key: string
  label: string
  isOn: boolean
  change: Partial<SearchQuery>
}

interface QuickFiltersProps {
  address: ResultsAddress
  facilities: FacilityGroup[]
}

/** The most used filters, one click each. */
export function QuickFilters({ address, facilities }: QuickFiltersProps) {
  const t = useTranslations('search.results')
  const rows = useQuickFilters(address.query, facilities)
  return (
    <ul className={`${styles.chips} ${styles.quick}`} aria-label={t('quick')}>
      {rows.map(({ key, label, isOn, change }) => (
        <li key={key}>
          <Link href={resultsHref(address, change)} aria-current={isOn ? 'true' : undefined} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useQuickFilters(query: SearchQuery, facilities: FacilityGroup[]): QuickFilter[] {
  const t = useTranslations('search.filters')
  const locale = useLocale()
  const { instant, audience, rating, facilities: chosen = [] } = query
  const isFamilies = audience === 'Only_families'
  const isTop = rating === TOP_RATED
  const pool = facilities.find((group) => group.icon === POOLS)?.subfacilities[0]
  return [
    {
      key: 'instant',
      label: t('instant'),
      isOn: Boolean(instant),
      change: { instant: instant ? undefined : true },
    },
    {
      key: 'families',
      label: t('families'),
      isOn: isFamilies,
      change: { audience: isFamilies ? undefined : 'Only_families' },
    },
    ...(pool ? [poolFilter(pool, chosen, locale)] : []),
    { key: 'rating', label: t('topRated'), isOn: isTop, change: { rating: isTop ? undefined : TOP_RATED } },
  ]
}

function poolFilter(
  pool: FacilityGroup['subfacilities'][number],
  chosen: string[],
  locale: string,
): QuickFilter {
  const isOn = chosen.includes(pool._id)
  return {
    key: 'pool',
    label: inLanguage(locale, namesOfMember(pool)),
    isOn,
    change: { facilities: isOn ? chosen.filter((id) => id !== pool._id) : [...chosen, pool._id] },
  }
}
