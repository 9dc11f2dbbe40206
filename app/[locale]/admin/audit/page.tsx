import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { AuditTrail } from '@/components/admin/audit/audit-trail'
import { loadAudit } from '@/lib/api/private'
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import type { AuditFilters } from '@/lib/domain/admin/audit-wire'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { isDay } from '@/lib/domain/time/days'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

type Query = PageQuery<'admin/audit'>

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminAuditPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const filters = readFilters(requested)
  const answer = await loadAudit(filters, pageOf(requested))
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.audit']}>
      <AuditTrail filters={filters} list={answer.data} />
    </ClientMessages>
  )
}

/** An old or mistyped link shows more than was asked for, never an error. */
function readFilters({ actor, subject, ...query }: Query): AuditFilters {
  const filters = {
    ...{ actor, subject },
    action: AUDIT_ACTION_NAMES.find((one) => one === query.action),
    kind: AUDIT_SUBJECTS.find((one) => one === query.kind),
    from: query.from && isDay(query.from) ? query.from : undefined,
    until: query.until && isDay(query.until) ? query.until : undefined,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}
