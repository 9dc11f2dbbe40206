import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { OverviewPage } from '@/components/admin/overview/overview-page'
import { RefreshOverview } from '@/components/admin/overview/refresh-overview'
import { loadAdminOverview } from '@/lib/api/private'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

export const generateMetadata = privateMetadata('admin')

export default async function AdminOverviewPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const answer = await loadAdminOverview()
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.overview']}>
      <RefreshOverview />
      <OverviewPage overview={answer.data} />
    </ClientMessages>
  )
}
