import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { VendorDetail } from '@/components/admin/vendors/vendor-detail'
import { VendorQueue } from '@/components/admin/vendors/vendor-queue'
import { loadApplications, loadVendor } from '@/lib/api/private'
import { VENDOR_REVIEW_TABS } from '@/lib/domain/account/vendor'
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
  return (
    <ClientMessages also={['admin', 'vocabulary']}>
      {requested.id ? await detail(requested.id) : await queue(requested)}
    </ClientMessages>
  )
}

async function queue(requested: { state?: string; page?: string }) {
  const tab = VENDOR_REVIEW_TABS.find((one) => one === requested.state) ?? 'waiting'
  const answer = await loadApplications(tab, pageOf(requested))
  if (answer.state !== 'found') notFound()
  return <VendorQueue state={tab} list={answer.data} />
}

async function detail(id: string) {
  const answer = await loadVendor(id)
  if (answer.state !== 'found') notFound()
  return <VendorDetail detail={answer.data} />
}
