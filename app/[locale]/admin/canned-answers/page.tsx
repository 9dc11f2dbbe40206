import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { CannedAnswersPage } from '@/components/admin/canned-answers/canned-answers-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminCannedAnswersPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/canned-answers')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.cannedAnswers', 'admin.content']}>
      <CannedAnswersPage answers={answer.data.data} />
    </ClientMessages>
  )
}
