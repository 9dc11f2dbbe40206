import { setRequestLocale } from 'next-intl/server'
import { VendorEarningsPage } from '@/components/admin/earnings/vendor-earnings-page'
import { readTable } from '@/lib/api/read-table'
import { VENDOR_MONEY_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminVendorEarningsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/earnings'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(VENDOR_MONEY_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.vendorBalances', 'admin.reason', 'admin.table', 'earnings.schedule']}>
      <VendorEarningsPage {...table} />
    </ClientMessages>
  )
}
