import { setRequestLocale } from 'next-intl/server'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { VendorPage } from '@/components/vendor-onboarding/vendor-page'
import { loadOwnApplication, loadProfile } from '@/lib/api/private'
import { getSettings } from '@/lib/api/server'
import type { SiteSettings } from '@/lib/domain/catalogue'
import type { Rates } from '@/lib/domain/rates/rates'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** The messages that a visitor's browser needs; those of the form are sent to a signed-in user only. */
const VISITOR_NAMESPACES = ['vendor.begin', 'vendor.earnings', 'words.riyals']

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'loginvendor'>>
}

/** Null with a backend that answers none. */
const ratesOf = ({ commissionPercent, vatPercent }: SiteSettings): Rates | null =>
  commissionPercent === undefined || vatPercent === undefined ? null : { commissionPercent, vatPercent }

export const generateMetadata = privateMetadata('vendor')

export default async function LoginVendorPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const [profile, own, settings] = await Promise.all([loadProfile(), loadOwnApplication(), getSettings()])
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
