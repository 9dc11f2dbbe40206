import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { InboxPage } from '@/components/admin/inbox/inbox-page'
import { load } from '@/lib/api/load'
import { readTable } from '@/lib/api/read-table'
import { INBOX_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminInboxPage({ params, searchParams }: QueryPageProps<'admin/inbox'>) {
  setRequestLocale((await params).locale)
  const [table, admins] = await Promise.all([
    readTable(INBOX_TABLE, searchParams),
    load('GET /admin/inbox-admins'),
  ])
  if (admins.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.table', 'admin.inbox', 'reading.contact.topics', 'report.reasons']}>
      <InboxPage {...table} admins={admins.data.data} now={new Date()} />
    </ClientMessages>
  )
}
