import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ReadingPage } from '@/components/words/reading-page'
import { pageMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'reading.about' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return pageMetadata({
    locale,
    path: '/about',
    title: site('page', { title: t('title') }),
    description: t('lead'),
  })
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale)
  return <ReadingPage page="about" />
}
