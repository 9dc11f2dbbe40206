import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { InboxDetailPage } from '@/components/admin/inbox/inbox-detail-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export default async function AdminInboxItemPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /admin/inbox/:id', { params: { id } })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages
      also={['admin.inbox', 'admin.live', 'admin.reason', 'reading.contact.topics', 'report.reasons']}
    >
      <InboxDetailPage item={answer.data} />
    </ClientMessages>
  )
}
