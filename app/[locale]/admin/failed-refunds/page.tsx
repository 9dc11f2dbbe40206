import { setRequestLocale } from 'next-intl/server'
import { RefundsPage } from '@/components/admin/refunds/refunds-page'
import { readTable } from '@/lib/api/read-table'
import { FAILED_REFUND_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminRefundsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/failed-refunds'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(FAILED_REFUND_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.failedRefunds', 'admin.table']}>
      <RefundsPage request={request} list={list} />
    </ClientMessages>
  )
}
