import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Panel, Quiet, Section } from '@/components/admin/overview/panel'
import { METRIC_NAMES, METRICS } from '@/lib/domain/vitals/metrics'
import { useMetricValue } from './use-metric-value'

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
