import { setRequestLocale } from 'next-intl/server'
import { PrivacyRequestsPage } from '@/components/admin/privacy-requests/privacy-requests-page'
import { readTable } from '@/lib/api/read-table'
import { PRIVACY_REQUEST_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminPrivacyRequestsPage({
  params,
  searchParams,
}: QueryPageProps<'admin/privacy-requests'>) {
  setRequestLocale((await params).locale)
  const { request, list } = await readTable(PRIVACY_REQUEST_TABLE, await searchParams)
  return (
    <ClientMessages also={['admin.privacyRequests', 'admin.reason', 'admin.table']}>
      <PrivacyRequestsPage request={request} list={list} />
    </ClientMessages>
  )
}
