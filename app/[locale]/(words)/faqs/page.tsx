import { setRequestLocale } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import { FaqPage } from '@/components/words/faq-page'
import { getWordPage } from '@/lib/api/server'
import { plainText, questionsOf, readPageText } from '@/lib/domain/words/page-text'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { jsonLd } from '@/lib/structured-data/json'
import { questionsThing } from '@/lib/structured-data/questions'
import { type WordPageProps, wordMetadata } from '@/lib/word-metadata'

export const generateMetadata = (props: WordPageProps) => wordMetadata('faqs', props)

export default async function Page({ params }: WordPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: words } = await getWordPage('faqs')
  const questions = readPageText(words.text)
    .parts.flatMap(questionsOf)
    .map(({ title, answer }) => ({ question: title, answer: plainText(answer) }))
  return (
    <ClientMessages light also={['reading.faqs']}>
      <StructuredData json={jsonLd([questionsThing(questions, locale)])} />
      <FaqPage words={words} updatedAt={updatedAt} />
    </ClientMessages>
  )
}
