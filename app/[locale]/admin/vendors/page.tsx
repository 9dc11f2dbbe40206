import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VendorQueue } from '@/components/admin/vendor-queue'
import { loadApplications } from '@/lib/api/private'
import { VENDOR_STATES } from '@/lib/domain/account/vendor'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/vendors'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminVendorsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = VENDOR_STATES.find((one) => one === requested.state) ?? 'waiting'
  const page = pageOf(requested)
  const answer = await loadApplications(state, page)
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin']}>
      <VendorQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
