import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { FaqPage } from '@/components/words/faq-page'
import { pageMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'reading.faqs' })
  return pageMetadata({ locale, path: '/faqs', title: t('title'), description: t('lead') })
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale)
  return <FaqPage />
}
