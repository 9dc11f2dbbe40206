import { useTranslations } from 'next-intl'
import styles from '@/components/search/results.module.css'
import { filtersHref, type ResultsAddress } from '@/components/search/results-address'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** Opens the filter panel by a link, so that it works without script too. */
export function FilterButton({ address, active }: { address: ResultsAddress; active: number }) {
  const t = useTranslations('search.filters')
  return (
    <Link className={styles.tool} href={filtersHref(address)} prefetch={false} scroll={false}>
      <Icon name="filter" size={18} />
      {t('title')}
      {active > 0 ? <span className={styles.count}>{active}</span> : null}
    </Link>
  )
}
