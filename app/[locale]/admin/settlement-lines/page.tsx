import { setRequestLocale } from 'next-intl/server'
import { SettlementLinesPage } from '@/components/admin/settlements/settlement-lines-page'
import { readTable } from '@/lib/api/read-table'
import { SETTLEMENT_LINE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminSettlementLinesPage({
  params,
  searchParams,
}: QueryPageProps<'admin/settlement-lines'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(SETTLEMENT_LINE_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.table', 'admin.settlementLines']}>
      <SettlementLinesPage {...table} />
    </ClientMessages>
  )
}
