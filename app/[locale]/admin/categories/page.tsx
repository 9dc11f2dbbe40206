import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { CategoriesEditor } from '@/components/admin/categories/categories-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminCategoriesPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/categories')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.categories']}>
      <CategoriesEditor categories={answer.data.data} />
    </ClientMessages>
  )
}
