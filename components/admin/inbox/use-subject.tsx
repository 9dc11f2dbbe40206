import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { InboxRow } from '@/lib/contract/schemas/inbox/inbox'
import type { InboxState } from '@/lib/domain/inbox/inbox'

/** What an item is about in a few words: the topic of a message, the reason of a report. */
export function useSubject(): (row: Pick<InboxRow, 'topic' | 'report'>) => string {
  const t = useTranslations('admin.inbox')
  const topics = useTranslations('reading.contact.topics')
  const reasons = useTranslations('report.reasons')
  return useCallback(
    ({ topic, report }) => {
      if (topic) return topics(topic)
      return report ? reasons(report.reason) : t('hiddenReview')
    },
    [t, topics, reasons],
  )
}

const TONES: Record<InboxState, BadgeTone> = {
  open: 'warn',
  assigned: 'primary',
  waiting: 'info',
  closed: 'plain',
}

export function StateBadge({ state }: { state: InboxState }) {
  const t = useTranslations('admin.inbox.states')
  return <Badge $tone={TONES[state]}>{t(state)}</Badge>
}
