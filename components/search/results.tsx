import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompareForm } from '@/components/shared/compare/compare-form'
import { Icon } from '@/components/ui/icon/icon'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { Issue } from '@/lib/domain/issues'
import type { SearchParam } from '@/lib/domain/search/search-params'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { countInPanel, useActiveFilters, usePlaceFilters } from './filters/active-filters'
import { FilterChips } from './filters/filter-chips'
import { QuickFilters } from './filters/quick-filters'
import { useFoundCount } from './filters/use-found-count'
import { LoadMore } from './load-more'
import { lastPage, Pagination } from './pagination'
import { CompareSwitch, FilterButton, MapSwitch, SaveSearch, SortOpener, SortTabs } from './result-tools'
import styles from './results.module.css'
import { type ResultsAddress, resultsHref, resultsParams } from './results-address'

interface ResultsProps {
  address: ResultsAddress
  title: string
  answer: SearchAnswer
  issues: Issue[]
  facilities: FacilityGroup[]
  /** those by which the chosen ones are named, also of other types */
  named?: FacilityGroup[]
  /** of the address, where it is known */
  city?: LocalizedName | undefined
  /** the search bar */
  bar: ReactNode
  /** the prices of the coming days, where they are open */
  prices?: ReactNode
  /** shown instead of the cards where there are none */
  empty: ReactNode
  /** the cards */
  children: ReactNode
}

/** A page of results: search bar, count, sorts, filters, the given cards, and pagination. */
export function Results(props: ResultsProps) {
  const { address, title, answer, issues, facilities, city, bar, prices, empty, children } = props
  const { named = facilities } = props
  const t = useTranslations('search.results')
  const found = useFoundCount()
  const filters = useActiveFilters(address.query, { facilities: named, districts: answer.facets.districts })
  const places = usePlaceFilters(address, city)
  const { total, pageSize } = answer
  const isEmpty = answer.data.length === 0
  return (
    <div className={styles.frame} data-view={address.view}>
      <div className={styles.band}>{bar}</div>
      <Notices
        issues={issues}
        isPositionMissing={address.query.sort === 'near' && address.query.lat === undefined}
      />
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.total} role="status">
            {found(total)}
            {address.query.page > 1 && !isEmpty ? ` · ${t('page', { page: address.query.page })}` : null}
            {address.view === 'map' && answer.data.length < total
              ? ` · ${t('onMap', { count: answer.data.length })}`
              : null}
          </p>
        </div>
        <div className={styles.tools}>
          <SortOpener address={address} />
          <SaveSearch address={address} title={title} />
          <MapSwitch address={address} />
          <FilterButton address={address} active={countInPanel(filters, address)} />
          {answer.data.length > 1 || address.isComparing ? <CompareSwitch address={address} /> : null}
        </div>
      </div>
      <SortTabs address={address} />
      <div className={styles.filterRow}>
        <QuickFilters address={address} facilities={facilities} hasPrices={Boolean(prices)} />
        <FilterChips address={address} filters={[...places, ...filters]} />
      </div>
      {prices}
      {isEmpty && address.view !== 'map' ? null : (
        <section className={styles.list} aria-labelledby="results-list">
          <h2 id="results-list" className="sr-only">
            {t('list')}
          </h2>
          {children}
        </section>
      )}
      {isEmpty ? empty : null}
      {address.view === 'map' ? null : (
        <LoadMore
          key={resultsHref(address, { page: address.query.page })}
          address={addressOf(address)}
          page={address.query.page}
          pages={lastPage(total, pageSize)}
          {...{ total, pageSize }}
        />
      )}
      <Pagination address={address} total={total} pageSize={pageSize} />
      {address.isComparing && !isEmpty ? <CompareForm /> : null}
    </div>
  )
}

/** The address of the results, up to the number of their page. */
function addressOf(address: ResultsAddress): string {
  if (address.area !== undefined) return `${address.area}?`
  const params = resultsParams(address)
  params.delete('page')
  return params.size > 0 ? `${address.path}?${params}&` : `${address.path}?`
}

/** The parameter of an issue; for a list with its index. */
const fieldOf = ({ path }: Issue) => path.replace(/[.[].*/, '') as SearchParam

/** The invalid parameters of the address as text; the rest of it was still searched. */
function Notices({ issues, isPositionMissing }: { issues: Issue[]; isPositionMissing: boolean }) {
  const t = useTranslations('search')
  const messages = useTranslations('issues')
  if (issues.length === 0 && !isPositionMissing) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <div>
        {issues.length > 0 ? <p>{t('results.leftOut')}</p> : null}
        <ul>
          {issues.map((one) => (
            <li key={`${one.path}-${one.code}`}>
              {t(`fields.${fieldOf(one)}`)}: {messages(one.code, one.params)}
            </li>
          ))}
          {isPositionMissing ? <li>{t('near.needed')}</li> : null}
        </ul>
      </div>
    </div>
  )
}
