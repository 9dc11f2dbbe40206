import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BannersEditor } from '@/components/admin/banners/banners-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminBannersPage({ params }: PageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/banners')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.banners']}>
      <BannersEditor banners={answer.data.data} />
    </ClientMessages>
  )
}
