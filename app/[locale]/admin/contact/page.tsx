import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ContactQueue } from '@/components/admin/contact-card'
import { loadContactMessages } from '@/lib/api/private'
import { CONTACT_STATES } from '@/lib/domain/content-pages/contact'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/contact'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminContactPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = CONTACT_STATES.find((one) => one === requested.state) ?? 'open'
  const page = pageOf(requested)
  const answer = await loadContactMessages(state, page)
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.contact', 'admin.queue', 'reading.contact.topics']}>
      <ContactQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
