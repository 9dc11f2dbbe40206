import { Type } from '@sinclair/typebox'
import { is, keyOf, oneOf } from '@/lib/contract/schema'
import { METRICS, RATINGS } from '@/lib/domain/vitals/metrics'
import type * as vitals from '@/lib/domain/vitals/vitals'
import { PAGE_KINDS } from '@/lib/domain/vitals/vitals'

export const MetricWire = is<vitals.MetricWire>()(
  Type.Object(
    {
      metric: keyOf(METRICS),
      p75: Type.Number(),
      rating: oneOf(RATINGS),
      visits: Type.Number({ description: 'visits that measured it' }),
    },
    {
      title: 'MetricWire',
      description: 'The 75th percentile of a metric: milliseconds, of CLS thousandths.',
    },
  ),
)

export const PageVitalsWire = is<vitals.PageVitalsWire>()(
  Type.Object(
    {
      page: oneOf(PAGE_KINDS),
      visits: Type.Number({
        description: 'at least so many: those of the metric that most of them measured',
      }),
      metrics: Type.Array(MetricWire),
    },
    { title: 'PageVitalsWire' },
  ),
)

export const VitalsWire = is<vitals.VitalsWire>()(
  Type.Object(
    { from: Type.String(), until: Type.String(), pages: Type.Array(PageVitalsWire) },
    {
      title: 'VitalsWire',
      description: 'Page kinds with visits, in the order of the table; both days included.',
    },
  ),
)
