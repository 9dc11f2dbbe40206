import { setRequestLocale } from 'next-intl/server'
import { ExceptionsPage } from '@/components/admin/exceptions/exceptions-page'
import { readTable } from '@/lib/api/read-table'
import { EXCEPTION_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminExceptionsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/exceptions'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(EXCEPTION_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.bookings', 'admin.exceptions', 'admin.table', 'vocabulary']}>
      <ExceptionsPage request={request} list={list} />
    </ClientMessages>
  )
}
