'use client'

import { useTranslations } from 'next-intl'
import { REPORT_STATES, type ReportListWire, type ReportState } from '@/lib/domain/reviews/report'
import { QueuePage } from './queue-page'
import { ReportCard } from './report-card'

/** The reports, oldest open one first. */
export function ReportQueue({ state, list }: { state: ReportState; list: ReportListWire }) {
  const t = useTranslations('admin.reports')
  return (
    <QueuePage
      path="/admin/reports"
      title={t('title')}
      emptyText={t('emptyText')}
      state={state}
      states={REPORT_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((report) => (
        <ReportCard key={report._id} report={report} />
      ))}
    </QueuePage>
  )
}
