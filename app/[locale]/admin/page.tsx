import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { OverviewPage } from '@/components/admin/overview/overview-page'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { load, openConsole } from '@/lib/api/load'
import { firstPageOf, mayRead } from '@/lib/domain/admin/areas'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { redirect } from '@/lib/i18n/navigation'

export default async function AdminOverviewPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  const { role } = await openConsole()
  if (!mayRead(role, 'overview')) redirect({ href: firstPageOf(role), locale })
  const answer = await load('GET /admin/overview')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.overview', 'passkeyNotice']}>
      <RefreshEachMinute />
      <OverviewPage overview={answer.data} />
    </ClientMessages>
  )
}
