import { useTranslations } from 'next-intl'
import { JOB_KINDS } from '@/lib/domain/status/job-kinds'
import type { StatusLine } from '@/lib/domain/status/status'
import { TIMERS } from '@/lib/domain/status/timers'

/** What a line is about: of jobs and timers which ones, of replicas the number. */
export function useLineName({ part, item }: Pick<StatusLine, 'part' | 'item'>): string {
  const t = useTranslations('admin.status')
  const timer = TIMERS.find((one) => part === 'timer' && one === item)
  if (timer) return t(`timers.${timer}`)
  const kind = JOB_KINDS.find((one) => part === 'outbox' && one === item)
  if (kind) return t(`jobs.${kind}`)
  return part === 'replica' && item ? t('replica', { number: item }) : t(`parts.${part}`)
}
