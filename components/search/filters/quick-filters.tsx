import { useLocale, useTranslations } from 'next-intl'
import styles from '@/components/search/results.module.css'
import { panelHref, type ResultsAddress, resultsHref } from '@/components/search/results-address'
import { Icon } from '@/components/ui/icon/icon'
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
  /** whether the prices of the coming days are open */
  hasPrices: boolean
}

/** The most used filters, one click each. */
export function QuickFilters({ address, facilities, hasPrices }: QuickFiltersProps) {
  const t = useTranslations('search.results')
  const prices = useTranslations('search.prices')
  const rows = useQuickFilters(address.query, facilities)
  const pricesHref = hasPrices
    ? resultsHref(address, { page: address.query.page })
    : panelHref(address, 'prices')
  return (
    <ul className={`${styles.chips} ${styles.quick}`} aria-label={t('quick')}>
      {rows.map(({ key, label, isOn, change }) => (
        <li key={key}>
          <Link href={resultsHref(address, change)} aria-current={isOn ? 'true' : undefined} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link href={pricesHref} aria-current={hasPrices ? 'true' : undefined} prefetch={false} scroll={false}>
          <Icon name="calendar" size={16} /> {prices('open')}
        </Link>
      </li>
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
