import { setRequestLocale } from 'next-intl/server'
import { EinvoicesPage } from '@/components/admin/einvoices/einvoices-page'
import { readTable } from '@/lib/api/read-table'
import { EINVOICE_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminEinvoicesPage({
  params,
  searchParams,
}: QueryPageProps<'admin/einvoices'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(EINVOICE_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.einvoices', 'admin.table']}>
      <EinvoicesPage {...table} />
    </ClientMessages>
  )
}
