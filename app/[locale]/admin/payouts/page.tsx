import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PayoutQueue } from '@/components/admin/payout-queue'
import { loadAdminPayouts } from '@/lib/api/private'
import { PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/payouts'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminPayoutsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = PAYOUT_STATES.find((one) => one === requested.state) ?? 'requested'
  const answer = await loadAdminPayouts(state, pageOf(requested))
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.payouts', 'admin.queue', 'admin.reason']}>
      <PayoutQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
