import { getLocale, getTranslations } from 'next-intl/server'
import { HostedPages } from '@/components/shared/vendor-pagination'
import { EmptyState } from '@/components/ui/empty-state'
import { AllPlaces } from '@/components/vendor-calendar/all-listings'
import { ConflictInbox } from '@/components/vendor-calendar/conflict-inbox'
import { Legend } from '@/components/vendor-calendar/legend'
import { PlaceSwitch } from '@/components/vendor-calendar/listing-switch'
import { CalendarTurn } from '@/components/vendor-calendar/period-nav'
import { timelineHref } from '@/lib/api/calendars'
import { readCalendar, readConflicts } from '@/lib/api/private'
import { lastChangeable, timelineFrom } from '@/lib/domain/calendar/view'
import type { OwnServicesWire } from '@/lib/domain/listing/vendor-listing'
import { addDays, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatHijriMonth } from '@/lib/i18n/dates'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

const DAYS = 14

/** The coming fortnight of all places of a host. */
export async function AllCalendars({ own, from: asked }: { own: OwnServicesWire; from?: string }) {
  const locale = (await getLocale()) as Locale
  const t = await getTranslations('hosted.calendar')
  const today = riyadhDay(new Date())
  const from = timelineFrom(asked, today)
  const to = addDays(from, DAYS)
  const [conflicts, calendars] = await Promise.all([
    readConflicts(),
    Promise.all(own.data.map((service) => readCalendar(service._id, from, to))),
  ])
  const places = own.data.flatMap((service, i) => {
    const calendar = calendars[i]
    return calendar?.state === 'found' ? [{ service, calendar: calendar.data }] : []
  })
  if (places.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const last = addDays(to, -1)
  return (
    <>
      <PlaceSwitch services={own.data} />
      {conflicts.state === 'found' ? <ConflictInbox conflicts={conflicts.data.data} /> : null}
      <CalendarTurn
        title={t('span', {
          from: formatDay(from, locale, 'dayMonth'),
          to: formatDay(last, locale, 'dayMonth'),
        })}
        hijri={formatHijriMonth(from, locale)}
        previous={from > today ? timelineHref(addDays(from, -DAYS)) : null}
        next={to < lastChangeable(today) ? timelineHref(to) : null}
      />
      <AllPlaces
        dir={directionOf(locale)}
        places={places}
        days={nightsOf(from, to)}
        today={today}
        max={last}
      />
      <Legend />
      <HostedPages {...own} address={(page) => `/service-calendar?page=${page}`} />
    </>
  )
}
