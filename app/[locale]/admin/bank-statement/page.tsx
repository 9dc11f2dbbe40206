import { setRequestLocale } from 'next-intl/server'
import { BankStatementPage } from '@/components/admin/bank-statement/bank-statement-page'
import { readTable } from '@/lib/api/read-table'
import { BANK_LINE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminBankStatementPage({
  params,
  searchParams,
}: QueryPageProps<'admin/bank-statement'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(BANK_LINE_TABLE, searchParams)
  return (
    <ClientMessages also={['fileField', 'admin.reason', 'admin.table', 'admin.bankStatement']}>
      <BankStatementPage {...table} />
    </ClientMessages>
  )
}
