import { setRequestLocale } from 'next-intl/server'
import { WriteOffsPage } from '@/components/admin/write-offs/write-offs-page'
import { readTable } from '@/lib/api/read-table'
import { DEBT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminWriteOffsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/write-offs'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(DEBT_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.writeOffs', 'admin.balances', 'admin.reason', 'admin.table']}>
      <WriteOffsPage {...table} />
    </ClientMessages>
  )
}
