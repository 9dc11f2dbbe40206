import { setRequestLocale } from 'next-intl/server'
import { ClaimsPage } from '@/components/admin/deposit-claims/claims-page'
import { readTable } from '@/lib/api/read-table'
import { CLAIM_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminClaimsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/deposit-claims'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(CLAIM_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.depositClaims', 'admin.table', 'admin.vendors', 'deposit']}>
      <ClaimsPage request={request} list={list} />
    </ClientMessages>
  )
}
