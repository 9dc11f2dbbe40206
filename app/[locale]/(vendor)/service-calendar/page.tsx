import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { UndoOffers } from '@/components/vendor-calendar/bulk/undo-offers'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadMember, loadPage } from '@/lib/api/load'
import { MOST_LISTINGS } from '@/lib/domain/calendar/bulk-changes'
import { can } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'
import { AllCalendars } from './all-calendars'
import { OneCalendar } from './one-calendar'

export const generateMetadata = privateMetadata('hosted.calendar')

export default async function ServiceCalendarPage({
  params,
  searchParams,
}: QueryPageProps<'service-calendar'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const t = await getTranslations('hosted.calendar')
  const mayEdit = can({ vendor: await loadMember() }, 'editCalendar')
  // A listing's own page names the others, to which its terms may be copied.
  const pageSize = requested.service ? MOST_LISTINGS : undefined
  const [own, undoable] = await Promise.all([
    loadPage('GET /vendor/services', { query: { page: pageOf(requested), pageSize, roomTypes: 'true' } }),
    mayEdit ? load('GET /vendor/bulk-changes') : null,
  ])
  return (
    <ClientMessages
      also={['hosted', 'unusualChange', 'vocabulary.weekday', 'booking', 'discounts', 'fees', 'ownAddOns']}
    >
      <VendorPageFrame page="/service-calendar" title={t('pageTitle')} lead={mayEdit ? t('lead') : undefined}>
        {own.state === 'found' ? (
          <>
            <RefreshOnLive />
            <UndoOffers
              changes={undoable?.state === 'found' ? undoable.data.data : []}
              now={new Date().toISOString()}
            />
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
