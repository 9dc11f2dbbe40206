'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/overview/panel'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import type { VitalsView } from '@/lib/domain/vitals/read-view'
import type { VitalsWire } from '@/lib/domain/vitals/vitals'
import { formatDay } from '@/lib/i18n/dates'
import { MetricLegend } from './metric-legend'
import { PageVitals } from './page-vitals'
import { VitalsFilters } from './vitals-filters'

const Cards = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1240px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** How quick the pages were for visitors, by what a visit began with. */
export function VitalsPage({ vitals, view }: { vitals: VitalsWire; view: VitalsView }) {
  const t = useTranslations('admin.vitals')
  const locale = useLocale()
  const { from, until, pages } = vitals
  return (
    <PageFrame $wide>
      <header>
        <h1>{t('title')}</h1>
        <Quiet>{t('lead')}</Quiet>
      </header>
      <VitalsFilters view={view} />
      <Quiet>
        {t('days', {
          from: formatDay(from, locale, 'dayMonth'),
          until: formatDay(until, locale, 'dayMonth'),
        })}
      </Quiet>
      {pages.length > 0 ? (
        <>
          <Cards>
            {pages.map((page) => (
              <PageVitals key={page.page} of={page} />
            ))}
          </Cards>
          <MetricLegend />
        </>
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </PageFrame>
  )
}
