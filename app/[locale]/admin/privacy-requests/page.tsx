import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PrivacyQueue } from '@/components/admin/privacy-requests/privacy-queue'
import { loadPrivacyRequests } from '@/lib/api/private'
import { PRIVACY_REQUEST_STATES } from '@/lib/domain/account/privacy-request'
import { type PageQuery, pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/privacy-requests'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminPrivacyRequestsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = PRIVACY_REQUEST_STATES.find((one) => one === requested.state) ?? 'waiting'
  const answer = await loadPrivacyRequests(state, pageOf(requested))
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.privacyRequests', 'admin.queue', 'admin.reason']}>
      <PrivacyQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
