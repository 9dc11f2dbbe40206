import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ContactPage } from '@/components/words/contact-page'
import { getSettings } from '@/lib/api/server'
import { pageMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'reading.contact' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return pageMetadata({
    locale,
    path: '/contact',
    title: site('page', { title: t('title') }),
    description: t('lead'),
  })
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale)
  return <ContactPage settings={await getSettings()} />
}
