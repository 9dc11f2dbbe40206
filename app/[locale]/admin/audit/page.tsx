import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { AuditPage } from '@/components/admin/audit/audit-page'
import { loadAdminTable, loadAuditActors } from '@/lib/api/private'
import type { AuditList } from '@/lib/domain/admin/audit-wire'
import { parseTableRequest } from '@/lib/domain/admin/table'
import { AUDIT_TABLE } from '@/lib/domain/admin/tables'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/audit'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminAuditPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const request = parseTableRequest(AUDIT_TABLE, await searchParams)
  const [list, actors] = await Promise.all([
    loadAdminTable<AuditList>(AUDIT_TABLE, request),
    loadAuditActors(),
  ])
  if (list.state !== 'found' || actors.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.table', 'admin.audit', 'admin.roles.names', 'vocabulary.type']}>
      <AuditPage request={request} list={list.data} actors={actors.data.data} />
    </ClientMessages>
  )
}
