import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ContactPage } from '@/components/content-pages/contact-page'
import { PageCrumbs } from '@/components/content-pages/page-crumbs'
import { getSettings } from '@/lib/api/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { pageMetadata } from '@/lib/seo'
import { OfficeMap } from './office-map'

export async function generateMetadata({ params }: LocalePageProps): Promise<Metadata> {
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

export default async function Page({ params }: LocalePageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations('reading.contact')
  const settings = await getSettings()
  return (
    <ClientMessages light also={['reading.contact']}>
      <PageCrumbs locale={locale as Locale} path="/contact" title={t('title')} />
      <ContactPage settings={settings} map={<OfficeMap settings={settings} />} />
    </ClientMessages>
  )
}
