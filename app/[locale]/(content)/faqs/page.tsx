import { setRequestLocale } from 'next-intl/server'
import { FaqPage } from '@/components/content-pages/faq-page'
import { PageCrumbs } from '@/components/content-pages/page-crumbs'
import { parsePageText, plainText, questionsOf } from '@/components/content-pages/page-text'
import { getContentPage } from '@/lib/api/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { type ContentPageProps, contentPageMetadata } from '@/lib/seo'
import { questionsThing } from '@/lib/structured-data/lists'

export const generateMetadata = (props: ContentPageProps) => contentPageMetadata('faqs', props)

export default async function Page({ params }: ContentPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: page } = await getContentPage('faqs')
  const questions = parsePageText(page.text)
    .parts.flatMap(questionsOf)
    .map(({ title, answer }) => ({ question: title, answer: plainText(answer) }))
  return (
    <ClientMessages light also={['reading.faqs']}>
      <PageCrumbs
        locale={locale}
        path="/faqs"
        title={page.title}
        things={[questionsThing(questions, locale)]}
      />
      <FaqPage page={page} updatedAt={updatedAt} />
    </ClientMessages>
  )
}
