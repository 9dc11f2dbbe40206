import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FigureTable } from '@/components/admin/figure-table'
import { Quiet } from '@/components/admin/item-card'
import { Section } from '@/components/admin/overview/panel'
import { Notice } from '@/components/shared/notice'
import { Num } from '@/components/ui/num'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import type { ServiceLevelWire } from '@/lib/contract/schemas/status/service-levels'
import type { BudgetWire } from '@/lib/domain/status/service-levels'

const REFRESH_MS = 60_000
const BLOCK = '320px'

const Lines = styled.span`
  display: grid; justify-items: inherit;
  small { font-size: var(--fs-xs); color: var(--c-ink-2); }
  [data-spent] { color: var(--c-err); font-weight: var(--fw-semibold); }
`

/** What each journey has to keep over the last days, what it kept, and how much may still go wrong. */
export function ServiceLevels() {
  const t = useTranslations('admin.status.levels')
  const { data, error } = useAnswer('GET /admin/service-levels', {}, { refreshInterval: REFRESH_MS })
  return (
    <Section title={t('title')}>
      <Quiet>{t('lead')}</Quiet>
      {error ? (
        <Notice tone="err" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      ) : null}
      {data ? <LevelTable levels={data.data} /> : error ? null : <Skeleton $block={BLOCK} />}
    </Section>
  )
}

function LevelTable({ levels }: { levels: readonly ServiceLevelWire[] }) {
  const t = useTranslations('admin.status.levels')
  const seconds = (ms: number) => (ms / 1000).toLocaleString('en-US')
  return (
    <FigureTable
      caption={t('title')}
      heads={[
        { label: t('journey') },
        ...(['availability', 'latency', 'visitors'] as const).map((name) => ({
          label: t(name),
          isNumber: true as const,
        })),
      ]}
      rows={levels.map(({ journey, availability, latency, visitors }) => ({
        key: journey,
        cells: [
          t(`journeys.${journey}`),
          <Budget
            key="availability"
            of={availability}
            target={t('target', { percent: availability.target })}
          />,
          <Budget
            key="latency"
            of={latency}
            target={t('targetWithin', { percent: latency.target, seconds: seconds(latency.slowMs) })}
          />,
          visitors ? (
            <Lines key="visitors">
              <Num>{Math.round((visitors.good / visitors.visits) * 100)}%</Num>
              <small>{t('ofVisits', { number: visitors.visits.toLocaleString('en-US') })}</small>
            </Lines>
          ) : null,
        ],
      }))}
    />
  )
}

/** What was measured, its target, and what is left of the budget. */
function Budget({ of: { measured, left, burn }, target }: { of: BudgetWire; target: string }) {
  const t = useTranslations('admin.status.levels')
  return (
    <Lines>
      {measured === null ? <span>{t('noCalls')}</span> : <Num>{measured}%</Num>}
      <small>{target}</small>
      {left === null ? null : (
        <small data-spent={left <= 0 ? '' : undefined}>
          {left <= 0 ? t('spent') : t('left', { percent: left })}
        </small>
      )}
      {burn !== null && burn > 1 ? <small data-spent="">{t('burn', { times: burn })}</small> : null}
    </Lines>
  )
}
