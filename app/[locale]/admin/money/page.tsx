import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { FailedRefunds } from '@/components/admin/failed-refunds'
import { ReconciliationQueue } from '@/components/admin/reconciliation-queue'
import { UnmatchedPayments } from '@/components/admin/unmatched-payments'
import { loadFailedRefunds, loadReconciliation, loadWaitingCaptures } from '@/lib/api/private'
import { DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/money'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminMoneyPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = DIFFERENCE_STATES.find((one) => one === requested.state) ?? 'open'
  const [answer, refunds, captures] = await Promise.all([
    loadReconciliation(state, pageOf(requested)),
    loadFailedRefunds(),
    loadWaitingCaptures(),
  ])
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages
      also={['admin.failedRefunds', 'admin.money', 'admin.queue', 'admin.reason', 'admin.unmatched']}
    >
      <ReconciliationQueue state={state} list={answer.data} />
      <UnmatchedPayments payments={captures.state === 'found' ? captures.data.data : []} />
      <FailedRefunds refunds={refunds.state === 'found' ? refunds.data.data : []} />
    </ClientMessages>
  )
}
