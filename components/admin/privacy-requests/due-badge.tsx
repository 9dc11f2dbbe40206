import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { PrivacyRequestWire } from '@/lib/contract/schemas/account/privacy-request'
import { daysLeft, urgencyOf } from '@/lib/domain/account/privacy-request'

const TONES = { late: 'err', urgent: 'warn', calm: 'plain' } as const

/** How many days are left for a request that waits; nothing for one that was decided. */
export function DueBadge({ request: { state, dueAt } }: { request: PrivacyRequestWire }) {
  const t = useTranslations('admin.privacyRequests')
  if (state !== 'waiting') return null
  const now = new Date()
  const due = new Date(dueAt)
  const left = daysLeft(due, now)
  return (
    <Badge $tone={TONES[urgencyOf(due, now)]}>
      {left < 0 ? t('late', { days: -left }) : t('left', { days: left })}
    </Badge>
  )
}
