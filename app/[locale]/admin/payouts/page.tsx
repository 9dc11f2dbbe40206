import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PayoutsPage } from '@/components/admin/payouts/payouts-page'
import { loadAdminTable } from '@/lib/api/private'
import { parseTableRequest } from '@/lib/domain/admin/table'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import type { AdminPayoutListWire } from '@/lib/domain/payouts/payout'
import type { PageQuery } from '@/lib/domain/search/page-query'
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
  const request = parseTableRequest(PAYOUT_TABLE, await searchParams)
  const list = await loadAdminTable<AdminPayoutListWire>(PAYOUT_TABLE, request)
  if (list.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.payouts', 'admin.reason', 'admin.table']}>
      <PayoutsPage request={request} list={list.data} />
    </ClientMessages>
  )
}
