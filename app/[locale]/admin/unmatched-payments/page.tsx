import { setRequestLocale } from 'next-intl/server'
import { UnmatchedPage } from '@/components/admin/unmatched/unmatched-page'
import { readTable } from '@/lib/api/read-table'
import { UNMATCHED_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminUnmatchedPaymentsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/unmatched-payments'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(UNMATCHED_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.reason', 'admin.table', 'admin.unmatched']}>
      <UnmatchedPage {...table} />
    </ClientMessages>
  )
}
