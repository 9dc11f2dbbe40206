import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { loadMember, loadPage } from '@/lib/api/load'
import { can } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'
import { AllCalendars } from './all-calendars'
import { OneCalendar } from './one-calendar'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'service-calendar'>>
}

export const generateMetadata = privateMetadata('hosted.calendar')

export default async function ServiceCalendarPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const t = await getTranslations('hosted.calendar')
  const mayEdit = can({ vendor: await loadMember() }, 'editCalendar')
  const own = await loadPage('GET /vendor/services', { query: { page: pageOf(requested) } })
  return (
    <ClientMessages also={['hosted', 'unusualChange', 'vocabulary.weekday', 'booking', 'discounts', 'fees']}>
      <VendorPageFrame page="/service-calendar" title={t('pageTitle')} lead={mayEdit ? t('lead') : undefined}>
        {own.state === 'found' ? (
          <>
            <RefreshOnLive />
            {requested.service ? (
              <OneCalendar services={own.data.data} service={requested.service} {...requested} />
            ) : (
              <AllCalendars own={own.data} from={requested.from} />
            )}
          </>
        ) : (
          <VendorAccess isVisitor={own.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
