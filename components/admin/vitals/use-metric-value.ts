import { useTranslations } from 'next-intl'
import type { Metric } from '@/lib/domain/vitals/metrics'

const A_SECOND = 1000

/** Writes a value of a metric with its unit; layout shift has none. */
export function useMetricValue() {
  const t = useTranslations('admin.vitals')
  return (metric: Metric, value: number): string => {
    if (metric === 'CLS') return String(value / A_SECOND)
    if (value < A_SECOND) return t('milliseconds', { number: String(value) })
    return t('seconds', { number: (value / A_SECOND).toFixed(1) })
  }
}
