import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { SettingsPage } from '@/components/admin/settings/settings-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminSettingsPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/settings')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.settings', 'admin.content', 'map']}>
      <SettingsPage settings={answer.data} />
    </ClientMessages>
  )
}
