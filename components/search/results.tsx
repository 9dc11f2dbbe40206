import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { chipLook } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import type { Issue } from '@/lib/domain/issues'
import type { SearchAnswer } from '@/lib/domain/listing/card'
import { Link } from '@/lib/i18n/navigation'
import { useActiveFilters } from './active-filters'
import { FilterFields } from './filter-fields'
import { FilterPanel } from './filter-panel'
import { MapSwitch } from './map-switch'
import { Pagination } from './pagination'
import { type ResultsPlace, resultsHref } from './results-address'
import { SortTabs } from './sort-tabs'

const Frame = styled.div`
  max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter);
  .band { padding-block: var(--s-5); }
  .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3) var(--s-5); margin-block: var(--s-3) var(--s-4); }
  h1 { font-size: var(--fs-2xl); font-weight: var(--fw-bold); }
  .total { color: var(--c-ink-3); font-size: var(--fs-sm); }
  .chips { display: flex; flex-wrap: wrap; gap: var(--s-2); margin-block-start: var(--s-4); }
  .chips a { ${chipLook} }
  .notice { display: flex; gap: var(--s-3); align-items: flex-start; padding: var(--s-4); margin-block-end: var(--s-4); border-radius: var(--r-md); background: var(--c-warn-soft); color: var(--c-warn); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .list { margin-block-start: var(--s-6); }
  .tools { display: flex; gap: var(--s-3); }
  &[data-look='map'] {
    @media (min-width: 960px) { max-inline-size: calc(var(--page-wide) + 2 * var(--gutter)); }
    @media (max-width: 959px) and (scripting: enabled) {
      display: flex; flex-direction: column; min-block-size: calc(100dvh - var(--h-header-m) - var(--h-tabbar));
      .band, .sorts, & > nav { display: none; }
      .list { flex: 1; display: grid; grid-template-rows: minmax(0, 1fr); min-block-size: 340px; margin-block-start: var(--s-3); }
      .switch { display: none; }
      h1 { font-size: var(--fs-lg); }
      .head { margin-block: var(--s-3); flex-wrap: nowrap; }
    }
  }
`

interface ResultsProps {
  place: ResultsPlace
  title: string
  answer: SearchAnswer
  issues: Issue[]
  facilities: FacilityGroup[]
  /** the search bar */
  bar: ReactNode
  /** the cards */
  children: ReactNode
}

/** A page of results: search bar, count, sorts, filters, the cards that the page puts in, and the page numbers. */
export function Results({ place, title, answer, issues, facilities, bar, children }: ResultsProps) {
  const t = useTranslations('search.results')
  const words = useTranslations('words')
  const filters = useActiveFilters(place.query, facilities)
  const { priceMin, priceMax } = answer.facets
  return (
    <Frame data-look={place.look}>
      <div className="band">{bar}</div>
      <Notices
        issues={issues}
        isPlaceMissing={place.query.sort === 'near' && place.query.lat === undefined}
      />
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p className="total" role="status">
            {words('places', { count: answer.total })}
            {place.query.page > 1 ? ` · ${t('page', { page: place.query.page })}` : null}
          </p>
        </div>
        <div className="tools">
          <MapSwitch place={place} />
          <FilterPanel active={filters.length}>
            <FilterFields place={place} facilities={facilities} price={{ min: priceMin, max: priceMax }} />
          </FilterPanel>
        </div>
      </div>
      <div className="sorts">
        <SortTabs place={place} />
      </div>
      {filters.length > 0 ? (
        <ul className="chips" aria-label={t('filters')}>
          {filters.map((one) => (
            <li key={one.key}>
              <Link
                href={resultsHref(place, one.without)}
                prefetch={false}
                aria-label={t('without', { filter: one.label })}
              >
                {one.label} <Icon name="close" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {answer.data.length > 0 || place.look === 'map' ? (
        <section className="list" aria-labelledby="results-list">
          <h2 id="results-list" className="sr-only">
            {t('list')}
          </h2>
          {children}
        </section>
      ) : null}
      {answer.data.length > 0 ? null : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Button as={Link} href={`${place.path}?page=1`} prefetch={false}>
            {t('reset')}
          </Button>
          <Button as={Link} href="/" prefetch={false} $kind="outline">
            {t('home')}
          </Button>
        </EmptyState>
      )}
      <Pagination place={place} total={answer.total} pageSize={answer.pageSize} />
    </Frame>
  )
}

/** What was wrong with the address, in words; the rest of it was still searched. */
function Notices({ issues, isPlaceMissing }: { issues: Issue[]; isPlaceMissing: boolean }) {
  const t = useTranslations('search')
  const sentences = useTranslations('issues')
  if (issues.length === 0 && !isPlaceMissing) return null
  return (
    <div className="notice" role="alert">
      <Icon name="alert" />
      <ul>
        {issues.map((one) => (
          <li key={`${one.path}-${one.code}`}>
            {t.has(`fields.${one.path}`) ? `${t(`fields.${one.path}`)}: ` : null}
            {sentences(one.code, one.params)}
          </li>
        ))}
        {isPlaceMissing ? <li>{t('near.needed')}</li> : null}
      </ul>
    </div>
  )
}
