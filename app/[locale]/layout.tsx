import '@/components/ui/theme/hoisted-styles'
import '@/components/ui/theme/tokens.css'
import '@/components/ui/theme/base.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { ProofDialogs } from '@/components/account/proof/proof-dialogs'
import { AccountDialogs } from '@/components/account/sign-in/account-dialogs'
import { Hearts } from '@/components/favourites/hearts'
import { AfterLoad } from '@/components/layout/after-load'
import { Footer } from '@/components/layout/footer'
import { HeadScripts } from '@/components/layout/head-scripts'
import { OutsideConsole } from '@/components/layout/header/console-account'
import { Header } from '@/components/layout/header/header'
import { NotePage } from '@/components/layout/note-page'
import { PageBody } from '@/components/layout/page-body'
import { OutdatedBrowserNotice, SkipLink } from '@/components/layout/page-top'
import { RefreshRestored } from '@/components/layout/refresh-restored'
import { RouteScroll } from '@/components/layout/route-scroll'
import { TabBar } from '@/components/layout/tab-bar'
import { InboxLink } from '@/components/messages/inbox-link'
import { Bell } from '@/components/notifications/bell'
import { TranslationOffer } from '@/components/shared/translation/translation-offer'
import { StyleRegistry } from '@/components/ui/theme/style-registry'
import { Toaster } from '@/components/ui/toast/toaster'
import { getCategories, getCities, getSettings } from '@/lib/api/server'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { CommonMessages } from '@/lib/i18n/client-messages'
import { directionOf } from '@/lib/i18n/direction'
import { routing } from '@/lib/i18n/routing'
import { SITE_VIEWPORT, siteMetadata } from '@/lib/seo'
import { FONT_CLASSES } from './fonts'

/** Rendered per request: the build has no API, and only the gateway caches pages. */
export const dynamic = 'force-dynamic'

export const viewport = SITE_VIEWPORT

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params
  return siteMetadata(hasLocale(routing.locales, locale) ? locale : routing.defaultLocale)
}

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  setRequestLocale(locale)
  const dir = directionOf(locale)
  const t = await getTranslations({ locale, namespace: 'layout' })
  const [categories, cities, settings] = await Promise.all([getCategories(), getCities(), getSettings()])
  return (
    <html lang={locale} dir={dir} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <PageBody>
        <StyleRegistry>
          <CommonMessages>
            <SkipLink />
            <OutdatedBrowserNotice />
            <Header
              categories={categories}
              settings={settings}
              bell={
                <>
                  <InboxLink />
                  <OutsideConsole>
                    <Bell />
                  </OutsideConsole>
                </>
              }
            />
            <main id="content" tabIndex={-1}>
              <TranslationOffer isOffered={settings.translates === true}>{children}</TranslationOffer>
            </main>
            <Footer cities={cities} settings={settings} />
            <TabBar listingFolders={LISTING_TYPES.map((listingType) => listingType.slug)} />
            <Suspense>
              <RouteScroll />
            </Suspense>
            <Toaster dir={dir} label={t('toasts')} />
            <AccountDialogs />
            <ProofDialogs />
            <Hearts />
            <AfterLoad />
            <NotePage />
            <RefreshRestored />
          </CommonMessages>
        </StyleRegistry>
      </PageBody>
    </html>
  )
}
