import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { SORTS } from '@/lib/domain/search/search-params'
import { Link } from '@/lib/i18n/navigation'
import { writeSearchParams } from '@/lib/search/search-address'
import { NearTab } from './near-tab'
import styles from './results.module.css'
import { panelHref, type ResultsAddress, resultsHref } from './results-address'
import { SortSheet } from './sort-sheet'

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
    <Link className={styles.tool} href={panelHref(address, 'filters')} prefetch={false} scroll={false}>
      <Icon name="filter" size={18} />
      {t('title')}
      {active > 0 ? <span className={styles.count}>{active}</span> : null}
    </Link>
  )
}

/** Leads to the page of saved searches, which gives this one a name: nothing of it loads with the results. */
export function SaveSearch({ address: { query }, title }: { address: ResultsAddress; title: string }) {
  const t = useTranslations('search.results')
  const params = new URLSearchParams({ save: String(writeSearchParams(query)), name: title })
  return (
    <Link
      className={`${styles.tool} ${styles.save}`}
      href={`/saved-searches?${params}`}
      prefetch={false}
      rel="nofollow"
    >
      <Icon name="bell" size={18} />
      <span>{t('save')}</span>
    </Link>
  )
}

/** Gives the cards ticks that choose places to compare, by a link; again takes them away. */
export function CompareSwitch({ address }: { address: ResultsAddress }) {
  const t = useTranslations('search.results')
  const { isComparing = false, query } = address
  return (
    <Link
      className={`${styles.tool} ${styles.save}`}
      href={resultsHref({ ...address, isComparing: !isComparing }, { page: query.page })}
      aria-current={isComparing ? 'true' : undefined}
      prefetch={false}
      scroll={false}
      rel="nofollow"
    >
      <Icon name={isComparing ? 'close' : 'check'} size={18} />
      <span>{t(isComparing ? 'endCompare' : 'compare')}</span>
    </Link>
  )
}

const SHEET = 'sorts'

/** On phones the sorts are behind this button: the browser opens, closes and restores the focus. */
export function SortOpener({ address }: { address: ResultsAddress }) {
  const t = useTranslations('search.results')
  const sorts = useTranslations('vocabulary.sort')
  return (
    <button
      type="button"
      popoverTarget={SHEET}
      className={`${styles.tool} ${styles.opener}`}
      aria-label={t('sortBy', { sort: sorts(address.query.sort) })}
    >
      <Icon name="chevronDown" size={18} />
      <span>{sorts(address.query.sort)}</span>
    </button>
  )
}

/** The six sorts as links; "close to me" asks for the user's position first. */
export function SortTabs({ address }: { address: ResultsAddress }) {
  const t = useTranslations('vocabulary.sort')
  const label = useTranslations('search.results')('sort')
  return (
    <div className={styles.sorts}>
      <SortSheet id={SHEET} label={label}>
        <span className={styles.sortTitle}>{label}</span>
        {SORTS.map((sort) => {
          const isHere = address.query.sort === sort
          const href = resultsHref(address, {
            sort,
            ...(sort === 'near' ? {} : { lat: undefined, lng: undefined }),
          })
          if (sort === 'near') return <NearTab key={sort} href={href} label={t(sort)} isHere={isHere} />
          return (
            <Link key={sort} href={href} aria-current={isHere ? 'true' : undefined} prefetch={false}>
              {t(sort)}
            </Link>
          )
        })}
      </SortSheet>
    </div>
  )
}
