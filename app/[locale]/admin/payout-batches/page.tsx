import { setRequestLocale } from 'next-intl/server'
import { BatchesPage } from '@/components/admin/payouts/batches-page'
import { readTable } from '@/lib/api/read-table'
import { BATCH_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminBatchesPage({
  params,
  searchParams,
}: QueryPageProps<'admin/payout-batches'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(BATCH_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.payoutBatches', 'admin.table']}>
      <BatchesPage request={request} list={list} />
    </ClientMessages>
  )
}
