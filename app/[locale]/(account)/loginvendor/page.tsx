import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { VendorPage } from '@/components/vendor-onboarding/vendor-page'
import { load } from '@/lib/api/load'
import { getSettings } from '@/lib/api/server'
import type { SiteSettings } from '@/lib/contract/schemas/catalogue'
import type { Rates } from '@/lib/domain/rates/rates'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageMetadata } from '@/lib/seo'

/** The messages that a visitor's browser needs; those of the form are sent to a signed-in user only. */
const VISITOR_NAMESPACES = ['vendor.begin', 'vendor.earnings', 'words.riyals']

/** Null with a backend that answers none. */
const ratesOf = ({ commissionPercent, vatPercent }: SiteSettings): Rates | null =>
  commissionPercent === undefined || vatPercent === undefined ? null : { commissionPercent, vatPercent }

/** The one page of the account that invites visitors, so that search engines may show it. */
export async function generateMetadata({ params }: QueryPageProps<'loginvendor'>): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'meta.vendor' })
  return pageMetadata({ locale, path: '/loginvendor', title: t('title'), description: t('description') })
}

export default async function LoginVendorPage({ params, searchParams }: QueryPageProps<'loginvendor'>) {
  setRequestLocale((await params).locale)
  const [profile, own, settings] = await Promise.all([
    load('GET /user/profile'),
    load('GET /user/vendor-application'),
    getSettings(),
  ])
  const user = profile.state === 'found' ? profile.data : null
  const application = own.state === 'found' ? own.data.application : null
  const { begin } = await searchParams
  return (
    <ClientMessages also={user ? ['vendor'] : VISITOR_NAMESPACES} light={!user}>
      <RefreshOnNotification family="host" />
      <VendorPage user={user} application={application} hasBegun={begin === '1'} rates={ratesOf(settings)} />
    </ClientMessages>
  )
}
