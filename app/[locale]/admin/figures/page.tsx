import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { FiguresPage } from '@/components/admin/figures/figures-page'
import { figuresQueryOf, readFiguresView } from '@/components/admin/figures/figures-view'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminFiguresPage({ params, searchParams }: QueryPageProps<'admin/figures'>) {
  setRequestLocale((await params).locale)
  const view = readFiguresView(await searchParams)
  const answer = await load('GET /admin/figures', { query: figuresQueryOf(view) })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.figures', 'vocabulary.type']}>
      <FiguresPage figures={answer.data} view={view} />
    </ClientMessages>
  )
}
