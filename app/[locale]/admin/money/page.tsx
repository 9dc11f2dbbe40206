import { setRequestLocale } from 'next-intl/server'
import { ReconciliationPage } from '@/components/admin/reconciliation/reconciliation-page'
import { readTable } from '@/lib/api/read-table'
import { DIFFERENCE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminMoneyPage({ params, searchParams }: QueryPageProps<'admin/money'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(DIFFERENCE_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.money', 'admin.table']}>
      <ReconciliationPage {...table} />
    </ClientMessages>
  )
}
