import { setRequestLocale } from 'next-intl/server'
import { PayoutsPage } from '@/components/admin/payouts/payouts-page'
import { readTable } from '@/lib/api/read-table'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminPayoutsPage({ params, searchParams }: QueryPageProps<'admin/payouts'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(PAYOUT_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.payoutBatches', 'admin.payouts', 'admin.reason', 'admin.table']}>
      <PayoutsPage request={request} list={list} />
    </ClientMessages>
  )
}
