import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { AuditPage } from '@/components/admin/audit/audit-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { AUDIT_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminAuditPage({ params, searchParams }: QueryPageProps<'admin/audit'>) {
  setRequestLocale((await params).locale)
  const [table, actors] = await Promise.all([
    readTable(AUDIT_TABLE, searchParams),
    load('GET /admin/audit/actors'),
  ])
  if (actors.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.table', 'admin.audit', 'admin.roles.names', 'vocabulary.type']}>
      <AuditPage {...table} actors={actors.data.data} />
    </ClientMessages>
  )
}
