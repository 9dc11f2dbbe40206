import { useTranslations } from 'next-intl'
import styles from '@/components/search/results.module.css'
import { type ResultsAddress, resultsHref } from '@/components/search/results-address'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import type { ActiveFilter } from './active-filters'

/** The active filters; a press removes one. */
export function FilterChips({ address, filters }: { address: ResultsAddress; filters: ActiveFilter[] }) {
  const t = useTranslations('search.results')
  const unknown = useUnknownWords(address)
  if (filters.length === 0 && unknown === null) return null
  return (
    <ul className={styles.chips} aria-label={t('filters')}>
      {filters.map((one) => (
        <li key={one.key}>
          <Link
            href={resultsHref(address, one.without)}
            prefetch={false}
            aria-label={t('without', { filter: one.label })}
          >
            {one.label} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      {unknown === null ? null : (
        <li>
          <Link
            href={resultsHref({ ...address, unknown: undefined }, {})}
            prefetch={false}
            aria-label={t('without', { filter: unknown })}
          >
            {unknown} <Icon name="close" size={14} />
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The words of a sentence that set nothing, as the chip that removes them has them. */
function useUnknownWords({ unknown }: ResultsAddress): string | null {
  const t = useTranslations('search.sentence')
  return unknown === undefined ? null : t('unknown', { words: unknown })
}
