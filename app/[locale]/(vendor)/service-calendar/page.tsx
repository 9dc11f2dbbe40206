import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { VendorPageFrame } from '@/components/shared/vendor-page-frame'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { loadVendorListings } from '@/lib/api/private'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { pageOf } from '@/lib/page-number'
import { privateMetadata } from '@/lib/private-metadata'
import { AllCalendars } from './all-calendars'
import { OneCalendar } from './one-calendar'

/** Private: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'service-calendar'>>
}

export const generateMetadata = privateMetadata('hosted.calendar')

export default async function ServiceCalendarPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const asked = await searchParams
  const t = await getTranslations('hosted.calendar')
  const own = await loadVendorListings(pageOf(asked))
  return (
    <ClientMessages also={['hosted']}>
      <VendorPageFrame room="/service-calendar" title={t('pageTitle')} lead={t('lead')} wide>
        {own.state === 'found' ? (
          <>
            <RefreshOnLive />
            {asked.service ? (
              <OneCalendar services={own.data.data} service={asked.service} {...asked} />
            ) : (
              <AllCalendars own={own.data} from={asked.from} />
            )}
          </>
        ) : (
          <VendorAccess isVisitor={own.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
