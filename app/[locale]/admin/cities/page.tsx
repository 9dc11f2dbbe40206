import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { CitiesEditor } from '@/components/admin/cities/cities-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminCitiesPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/cities')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.cities', 'map']}>
      <CitiesEditor cities={answer.data.data} />
    </ClientMessages>
  )
}
