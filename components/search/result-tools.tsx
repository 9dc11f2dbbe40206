import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import styles from './results.module.css'
import { filtersHref, type ResultsAddress, resultsHref } from './results-address'

/** Turns the map on and off by a link, because the address holds the choice. */
export function MapSwitch({ address }: { address: ResultsAddress }) {
  const t = useTranslations('search.map')
  const isMap = address.view === 'map'
  const href = resultsHref({ ...address, view: isMap ? 'list' : 'map' }, { page: address.query.page })
  return (
    <Link className={`${styles.tool} ${styles.view}`} href={href} prefetch={false}>
      <Icon name={isMap ? 'grid' : 'pin'} size={18} />
      {t(isMap ? 'list' : 'show')}
    </Link>
  )
}

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
