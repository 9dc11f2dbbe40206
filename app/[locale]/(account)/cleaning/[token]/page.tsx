import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { CleanerPage } from '@/components/cleaner/cleaner-page'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { EmptyState } from '@/components/ui/empty-state'
import { orNull, read } from '@/lib/api/read'
import { ID } from '@/lib/domain/id'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

/** The secret of its address shows what it names now, never a copy. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string; token: string }>
}

export const generateMetadata = privateMetadata('cleaner')

/** What a cleaner has to do. Whoever has the link reads it, without an account. */
export default async function CleanerTasksPage({ params }: PageProps) {
  const { locale, token } = await params
  setRequestLocale(locale)
  if (!ID.test(token)) notFound()
  const page = await orNull(read('GET /cleaning/:token', { params: { token } }))
  if (!page) return <LinkIsOver />
  const layout = await getTranslations('layout')
  return (
    <ClientMessages also={['cleaner']}>
      <RefreshEachMinute />
      <PageFrame>
        <CleanerPage page={page} token={token} otherLanguage={layout('otherLanguage')} />
      </PageFrame>
    </ClientMessages>
  )
}

/** The link was ended or renewed. */
async function LinkIsOver() {
  answerWith(410)
  const t = await getTranslations('cleaner')
  return (
    <PageFrame>
      <EmptyState isPage title={t('over')} text={t('overText')} />
    </PageFrame>
  )
}
