import { getLocale, getTranslations } from 'next-intl/server'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { EmptyState } from '@/components/ui/empty-state'
import { AllListings } from '@/components/vendor-calendar/all-listings'
import { Legend } from '@/components/vendor-calendar/board/legend'
import { timelineHref } from '@/components/vendor-calendar/calendar-href'
import { ListingSwitch } from '@/components/vendor-calendar/calendar-switches'
import { lastChangeable, timelineFrom } from '@/components/vendor-calendar/calendar-view'
import { ConflictInbox } from '@/components/vendor-calendar/conflict-inbox'
import { PeriodNav } from '@/components/vendor-calendar/period-nav'
import { load } from '@/lib/api/load'
import type { VendorListingsWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { MOST_LISTINGS } from '@/lib/domain/calendar/bulk-changes'
import { addDays, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatHijriMonth } from '@/lib/i18n/dates'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

const DAYS = 14

/** The next fourteen days of all listings of a vendor. */
export async function AllCalendars({ own, from: requested }: { own: VendorListingsWire; from?: string }) {
  const locale = (await getLocale()) as Locale
  const t = await getTranslations('hosted.calendar')
  const today = riyadhDay(new Date())
  const from = timelineFrom(requested, today)
  const to = addDays(from, DAYS)
  const [conflicts, all, calendars] = await Promise.all([
    load('GET /vendor/calendar-conflicts'),
    own.total > own.data.length
      ? load('GET /vendor/services', { query: { pageSize: MOST_LISTINGS, roomTypes: 'true' } })
      : null,
    Promise.all(
      own.data.map((listing) =>
        load('GET /vendor/services/:id/calendar', { params: { id: listing._id }, query: { from, to } }),
      ),
    ),
  ])
  const places = own.data.flatMap((listing, i) => {
    const calendar = calendars[i]
    return calendar?.state === 'found' ? [{ service: listing, calendar: calendar.data }] : []
  })
  if (places.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const last = addDays(to, -1)
  return (
    <>
      <ListingSwitch services={own.data} />
      {conflicts.state === 'found' ? <ConflictInbox conflicts={conflicts.data.data} /> : null}
      <PeriodNav
        title={t('span', {
          from: formatDay(from, locale, 'dayMonth'),
          to: formatDay(last, locale, 'dayMonth'),
        })}
        hijri={formatHijriMonth(from, locale)}
        previous={from > today ? timelineHref(addDays(from, -DAYS)) : null}
        next={to < lastChangeable(today) ? timelineHref(to) : null}
      />
      <AllListings
        dir={directionOf(locale)}
        places={places}
        listings={all?.state === 'found' ? all.data.data : own.data}
        days={nightsOf(from, to)}
        today={today}
        max={last}
      />
      <Legend />
      <VendorPagination {...own} address={(page) => `/service-calendar?page=${page}`} />
    </>
  )
}
