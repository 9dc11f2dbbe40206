import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, oneOf } from '@/lib/contract/schema'
import { METRICS, RATINGS } from '@/lib/domain/vitals/metrics'
import { PAGE_KINDS } from '@/lib/domain/vitals/visit'

export const MetricWire = named(
  'MetricWire',
  'The 75th percentile of a metric: milliseconds, of CLS thousandths.',
  {
    metric: keyOf(METRICS),
    p75: Type.Number(),
    rating: oneOf(RATINGS),
    visits: Type.Number({ description: 'visits that measured it' }),
  },
)
export type MetricWire = Static<typeof MetricWire>

export const PageVitalsWire = Type.Object(
  {
    page: oneOf(PAGE_KINDS),
    visits: Type.Number({ description: 'at least so many: those of the metric that most of them measured' }),
    metrics: Type.Array(MetricWire),
  },
  { title: 'PageVitalsWire' },
)
export type PageVitalsWire = Static<typeof PageVitalsWire>

export const VitalsWire = named(
  'VitalsWire',
  'Page kinds with visits, in the order of the table; both days included.',
  { from: Type.String(), until: Type.String(), pages: Type.Array(PageVitalsWire) },
)
export type VitalsWire = Static<typeof VitalsWire>
