'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Card, Quiet } from '@/components/shared/card-rows'
import { Num } from '@/components/ui/num'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { FUNNEL_STEPS, type FunnelStep } from '@/lib/domain/statistics/funnel'
import { FiguresTable } from './figures-table'

const Bars = styled.div`
  display: grid; gap: var(--s-3);
  > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); font-size: var(--fs-sm); }
`

const Bar = styled.span<{ $share: number }>`
  grid-column: 1 / -1; block-size: var(--s-3); min-inline-size: 2px; border-radius: var(--r-sm); background: var(--c-primary);
  inline-size: ${({ $share }) => Math.min(100, $share)}%;
`

/** How many visitors took each step, as bars, and by their source in a table, which has the same sums. */
export function FunnelCard({ funnel: { total, rows } }: Pick<StatisticsWire, 'funnel'>) {
  const t = useTranslations('statistics')
  const all = { source: 'all' as const, ...total }
  return (
    <Card aria-labelledby="funnel">
      <h2 id="funnel">{t('funnel.title')}</h2>
      {rows.length === 0 ? (
        <Quiet>{t('funnel.empty')}</Quiet>
      ) : (
        <>
          <Bars aria-hidden="true">
            {FUNNEL_STEPS.map((step) => (
              <StepBar key={step} step={step} total={total} />
            ))}
          </Bars>
          <FiguresTable
            caption={t('funnel.caption')}
            heads={[t('source'), ...FUNNEL_STEPS.map((step) => t(`steps.${step}`))]}
            rows={[all, ...rows].map((row) => ({
              key: row.source,
              name: row.source === 'all' ? t('allSources') : t(`sources.${row.source}`),
              cells: FUNNEL_STEPS.map((step) => <Num key={step}>{row[step].toLocaleString('en-US')}</Num>),
            }))}
          />
        </>
      )}
      <Quiet>{t('funnel.note')}</Quiet>
    </Card>
  )
}

/** The longest bar is that of the most: bookings can be more than counted views. */
function StepBar({ step, total }: { step: FunnelStep; total: Record<FunnelStep, number> }) {
  const t = useTranslations('statistics')
  const most = Math.max(...FUNNEL_STEPS.map((one) => total[one]))
  const percent = total.view > 0 ? Math.round((total[step] / total.view) * 100) : null
  return (
    <div>
      <span>{t(`steps.${step}`)}</span>
      <span>
        <Num>{total[step].toLocaleString('en-US')}</Num>
        {step === 'view' || percent === null ? null : <> · {t('funnel.share', { percent })}</>}
      </span>
      <Bar $share={(total[step] / most) * 100} />
    </div>
  )
}
