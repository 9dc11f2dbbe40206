import { setRequestLocale } from 'next-intl/server'
import { StatusPage } from '@/components/admin/status/status-page'
import { openConsole } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'

/** Its lines are read in the browser, which also draws that nobody answers. */
export default async function AdminStatusPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await openConsole('system')
  return (
    <ClientMessages also={['admin.status', 'admin.content']}>
      <StatusPage />
    </ClientMessages>
  )
}
