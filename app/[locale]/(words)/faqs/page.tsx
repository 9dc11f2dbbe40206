import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import { FaqPage } from '@/components/words/faq-page'
import { WORD_PAGES } from '@/components/words/word-pages'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo'
import { jsonLd } from '@/lib/structured-data/json'
import { questionsThing } from '@/lib/structured-data/questions'

interface PageProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'reading.faqs' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return pageMetadata({
    locale,
    path: '/faqs',
    title: site('page', { title: t('title') }),
    description: t('lead'),
  })
}

export default async function Page({ params }: PageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations('reading.faqs.sections')
  const questions = WORD_PAGES.faqs.map((name) => ({
    question: t(`${name}.title`),
    answer: t(`${name}.body`),
  }))
  return (
    <>
      <StructuredData json={jsonLd([questionsThing(questions, locale)])} />
      <FaqPage />
    </>
  )
}
