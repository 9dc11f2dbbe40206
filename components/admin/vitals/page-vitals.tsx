import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Panel } from '@/components/admin/overview/panel'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { Rating } from '@/lib/domain/vitals/metrics'
import type { PageVitalsWire } from '@/lib/domain/vitals/vitals'
import { useMetricValue } from './use-metric-value'

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
