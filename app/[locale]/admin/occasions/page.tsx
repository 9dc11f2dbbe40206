import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { OccasionsPage } from '@/components/admin/occasions/occasions-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminOccasionsPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/occasions')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.occasions']}>
      <OccasionsPage list={answer.data} />
    </ClientMessages>
  )
}
