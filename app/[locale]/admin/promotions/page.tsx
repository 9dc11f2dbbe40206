import { setRequestLocale } from 'next-intl/server'
import { PromotionsPage } from '@/components/admin/promotions/promotions-page'
import { readTable } from '@/lib/api/read-table'
import { PROMOTION_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminPromotionsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/promotions'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(PROMOTION_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.promotions', 'admin.reason', 'admin.table', 'vocabulary.type']}>
      <PromotionsPage {...table} />
    </ClientMessages>
  )
}
