import { type InferType, number, object, string } from 'yup'
import { METRIC_NAMES, type Metric } from './metrics'
import { DEVICES, PAGE_KINDS, VITALS_LANGUAGES } from './visit'

/** Days that the console shows, today included; older ones are deleted. */
export const VITALS_SPANS = [7, 28] as const
export const VITALS_RETENTION_DAYS = Math.max(...VITALS_SPANS)

/** An hour: more is a tab that was asleep. */
const MOST = 3_600_000
const value = number().integer().min(0).max(MOST)

/** POST vitals: what a visit measured, without anything about who it was. */
export const vitalsBody = object({
  page: string().required().oneOf(PAGE_KINDS),
  device: string().required().oneOf(DEVICES),
  language: string().required().oneOf(VITALS_LANGUAGES),
  values: object({ LCP: value, INP: value, CLS: value, FCP: value, TTFB: value } satisfies Record<
    Metric,
    typeof value
  >)
    .required()
    .noUnknown()
    .test('empty', (values) => METRIC_NAMES.some((name) => values[name] !== undefined)),
}).noUnknown()
export type VitalsBody = InferType<typeof vitalsBody>

/** GET admin/vitals; without a device or a language those of all. */
export const vitalsQuery = object({
  days: string().oneOf(VITALS_SPANS.map(String)),
  device: string().oneOf(DEVICES),
  language: string().oneOf(VITALS_LANGUAGES),
})
export type VitalsQuery = InferType<typeof vitalsQuery>
