import { setRequestLocale } from 'next-intl/server'
import { StatusPage } from '@/components/admin/status/status-page'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

export const generateMetadata = privateMetadata('admin')

/** Its lines are read in the browser, which also draws that nobody answers. */
export default async function AdminStatusPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  return (
    <ClientMessages also={['admin.status']}>
      <StatusPage />
    </ClientMessages>
  )
}
