import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { AdjustmentQueue } from '@/components/admin/balances/adjustment-queue'
import { loadAdjustments, loadUserBalance } from '@/lib/api/private'
import { ADJUSTMENT_STATES } from '@/lib/domain/ledger/adjustments'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/balances'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminBalancesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const { state: requested, q = '', ...query } = await searchParams
  const state = ADJUSTMENT_STATES.find((one) => one === requested) ?? 'proposed'
  const [answer, owner] = await Promise.all([
    loadAdjustments(state, pageOf(query)),
    q.trim() ? loadUserBalance(q) : null,
  ])
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.balances', 'admin.queue', 'admin.reason', 'balance']}>
      <AdjustmentQueue
        state={state}
        q={q}
        owner={owner?.state === 'found' ? owner.data : null}
        list={answer.data}
      />
    </ClientMessages>
  )
}
