'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import type { VitalsWire } from '@/lib/contract/schemas/vitals/vitals'
import { DEVICES, VITALS_LANGUAGES } from '@/lib/domain/vitals/visit'
import { VITALS_SPANS } from '@/lib/domain/vitals/vitals'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { MetricLegend, PageVitals } from './page-vitals'
import { type VitalsView, vitalsViewQuery } from './vitals-view'

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

const Rows = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-8);
  nav { margin-inline: 0; padding-inline: 0; }
`

/** Days, device and language as links, each keeping the others. */
function VitalsFilters({ view }: { view: VitalsView }) {
  const t = useTranslations('admin.vitals.filters')
  const rows: { name: keyof VitalsView; choices: { label: string; to: VitalsView }[] }[] = [
    {
      name: 'days',
      choices: VITALS_SPANS.map((days) => ({ label: t('lastDays', { days }), to: { ...view, days } })),
    },
    {
      name: 'device',
      choices: [null, ...DEVICES].map((device) => ({
        label: t(`devices.${device ?? 'all'}`),
        to: { ...view, device },
      })),
    },
    {
      name: 'language',
      choices: [null, ...VITALS_LANGUAGES].map((language) => ({
        label: t(`languages.${language ?? 'all'}`),
        to: { ...view, language },
      })),
    },
  ]
  return (
    <Rows>
      {rows.map(({ name, choices }) => (
        <LinkTabs key={name} aria-label={t(name)}>
          {choices.map(({ label, to }) => (
            <Link
              key={label}
              href={`/admin/vitals?${vitalsViewQuery(to)}`}
              aria-current={to[name] === view[name] ? 'page' : undefined}
              prefetch={false}
              scroll={false}
            >
              {label}
            </Link>
          ))}
        </LinkTabs>
      ))}
    </Rows>
  )
}
