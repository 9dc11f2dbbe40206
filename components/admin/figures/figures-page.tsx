'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMayRead } from '@/components/admin/admin-role'
import { Quiet } from '@/components/admin/item-card'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { FiguresWire } from '@/lib/contract/schemas/statistics/market'
import { COHORT_SIDES, FIGURE_TABLE_NAMES, isOfMoney } from '@/lib/domain/statistics/market'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { CohortTable } from './cohort-table'
import { DemandTable } from './demand-table'
import { FigureSection } from './figure-section'
import { FiguresFilters } from './figures-filters'
import type { FiguresView } from './figures-view'
import { SumsTable } from './sums-table'

/** How the market does: the way to a stay, supply and demand, cohorts, take rate, answers, cancellations and promotions. */
export function FiguresPage({ figures, view }: { figures: FiguresWire; view: FiguresView }) {
  const t = useTranslations('admin.figures')
  const locale = useLocale()
  const mayReadMoney = useMayRead('money')
  const { from, until, computedAt, cities, rows, nights, nightsBefore, cohorts } = figures
  const hasDemand = nights.some(({ searches, units }) => searches > 0 || units !== null)
  return (
    <PageFrame $wide>
      <header>
        <h1>{t('title')}</h1>
        <Quiet>{t('lead')}</Quiet>
      </header>
      <FiguresFilters view={view} cities={cities} />
      <Quiet>
        {t('range', { from: formatDay(from, locale), until: formatDay(until, locale) })}{' '}
        {computedAt ? t('computedAt', { when: formatInstant(computedAt, locale) }) : t('notComputed')}
      </Quiet>
      {FIGURE_TABLE_NAMES.filter((table) => mayReadMoney || !isOfMoney(table)).map((table) => (
        <FigureSection key={table} file={table} view={view}>
          {rows.length > 0 ? <SumsTable table={table} rows={rows} /> : null}
        </FigureSection>
      ))}
      <FigureSection file="demand" view={view}>
        {hasDemand ? (
          <>
            <Quiet>
              {t('nightsBefore', {
                searches: nightsBefore.searches,
                notFound: nightsBefore.searches - nightsBefore.found,
              })}
            </Quiet>
            <DemandTable nights={nights} />
          </>
        ) : null}
      </FigureSection>
      <FigureSection file="cohorts" view={view}>
        {cohorts.length > 0
          ? COHORT_SIDES.map((side) => <CohortTable key={side} side={side} cohorts={cohorts} />)
          : null}
      </FigureSection>
    </PageFrame>
  )
}
