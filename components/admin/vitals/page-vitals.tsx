import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { Panel, Section } from '@/components/admin/overview/panel'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { PageVitalsWire } from '@/lib/contract/schemas/vitals/vitals'
import { METRIC_NAMES, METRICS, type Metric, type Rating } from '@/lib/domain/vitals/metrics'

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-2);
  h2 { font-size: var(--fs-lg); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Rows = styled.dl`
  display: grid; margin: 0;
  > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); align-items: center; padding-block: var(--s-3); box-shadow: inset 0 1px 0 var(--c-line); }
  dt { font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; display: flex; align-items: center; gap: var(--s-2); }
  strong { font-size: var(--fs-md); }
`

const TONES: Record<Rating, BadgeTone> = { good: 'ok', fair: 'warn', poor: 'err' }

/** The 75th percentiles of one kind of page, each with its rating in words. */
export function PageVitals({ of: { page, visits, metrics } }: { of: PageVitalsWire }) {
  const t = useTranslations('admin.vitals')
  const textOf = useMetricValue()
  return (
    <Panel as="section" aria-labelledby={`vitals-${page}`}>
      <Head>
        <h2 id={`vitals-${page}`}>{t(`pages.${page}`)}</h2>
        <p>{t('visits', { count: visits })}</p>
      </Head>
      <Rows>
        {metrics.map(({ metric, p75, rating }) => (
          <div key={metric}>
            <dt>{t(`metrics.${metric}`)}</dt>
            <dd>
              <strong>{textOf(metric, p75)}</strong>
              <Badge $tone={TONES[rating]}>{t(`ratings.${rating}`)}</Badge>
            </dd>
          </div>
        ))}
      </Rows>
    </Panel>
  )
}

const List = styled.dl`
  display: grid; gap: var(--s-4) var(--s-8); grid-template-columns: minmax(0, 1fr); margin: 0;
  @media (min-width: 1240px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  dt { font-weight: var(--fw-semibold); }
  dd { margin: 0; font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** What each metric means, and the published limits by which it is rated. */
export function MetricLegend() {
  const t = useTranslations('admin.vitals')
  const textOf = useMetricValue()
  return (
    <Section title={t('legend')}>
      <Panel>
        <Quiet>{t('percentile')}</Quiet>
        <List>
          {METRIC_NAMES.map((metric) => (
            <div key={metric}>
              <dt>
                {t(`metrics.${metric}`)} <bdi dir="ltr">({metric})</bdi>
              </dt>
              <dd>{t(`meanings.${metric}`)}</dd>
              <dd>
                {t('limits', {
                  good: textOf(metric, METRICS[metric].good),
                  fair: textOf(metric, METRICS[metric].fair),
                })}
              </dd>
            </div>
          ))}
        </List>
      </Panel>
    </Section>
  )
}

const A_SECOND = 1000

/** Writes a value of a metric with its unit; layout shift has none. */
function useMetricValue() {
  const t = useTranslations('admin.vitals')
  return (metric: Metric, value: number): string => {
    if (metric === 'CLS') return String(value / A_SECOND)
    if (value < A_SECOND) return t('milliseconds', { number: String(value) })
    return t('seconds', { number: (value / A_SECOND).toFixed(1) })
  }
}
