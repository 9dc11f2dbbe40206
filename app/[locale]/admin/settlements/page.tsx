import { setRequestLocale } from 'next-intl/server'
import { SettlementsPage } from '@/components/admin/settlements/settlements-page'
import { readTable } from '@/lib/api/read-table'
import { SETTLEMENT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminSettlementsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/settlements'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(SETTLEMENT_TABLE, searchParams)
  return (
    <ClientMessages also={['fileField', 'admin.table', 'admin.settlements']}>
      <SettlementsPage {...table} />
    </ClientMessages>
  )
}
