import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { InboxRow } from '@/lib/domain/inbox/inbox'

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
