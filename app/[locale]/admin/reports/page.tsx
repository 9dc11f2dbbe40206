import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ReportQueue } from '@/components/admin/report-card'
import { loadReports } from '@/lib/api/private'
import { REPORT_STATES } from '@/lib/domain/reviews/report'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/reports'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminReportsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = REPORT_STATES.find((one) => one === requested.state) ?? 'open'
  const page = pageOf(requested)
  const answer = await loadReports(state, page)
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin', 'report.reasons']}>
      <ReportQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
