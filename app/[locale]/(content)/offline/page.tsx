import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { OfflinePage } from '@/components/layout/pages/offline-page'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'

export async function generateMetadata({ params }: LocalePageProps): Promise<Metadata> {
  const { locale } = await params
  const site = await getTranslations({ locale, namespace: 'meta' })
  const t = await getTranslations({ locale, namespace: 'offline' })
  return { title: site('page', { title: t('pageTitle') }), robots: { index: false } }
}

/** The page that the service worker shows without a network. */
export default async function Page({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  return (
    <ClientMessages light also={['offline']}>
      <OfflinePage />
    </ClientMessages>
  )
}
