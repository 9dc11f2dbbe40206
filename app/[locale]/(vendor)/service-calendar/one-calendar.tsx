import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Boxes } from '@/components/vendor-calendar/box'
import { ConflictInbox } from '@/components/vendor-calendar/conflict-inbox'
import { CalendarOut } from '@/components/vendor-calendar/export-calendar'
import { HoursSwitch } from '@/components/vendor-calendar/hours-switch'
import { CalendarIn } from '@/components/vendor-calendar/import-calendar'
import { Legend } from '@/components/vendor-calendar/legend'
import { PlaceCalendar } from '@/components/vendor-calendar/listing-calendar'
import { PlaceSwitch } from '@/components/vendor-calendar/listing-switch'
import { CalendarTurn } from '@/components/vendor-calendar/period-nav'
import { StaySettings } from '@/components/vendor-calendar/stay-settings'
import { calendarHref } from '@/lib/api/calendars'
import { readCalendar } from '@/lib/api/private'
import { calendarView, lastChangeable } from '@/lib/domain/calendar/view'
import type { OwnServiceCard } from '@/lib/domain/listing/vendor-listing'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatHijriMonth } from '@/lib/i18n/dates'
import { directionOf, placeName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

interface OneCalendarProps {
  services: OwnServiceCard[]
  service: string
  month?: string
  week?: string
}

/** The calendar of one place by months, or by weeks of hours; its settings and the calendars of other sites. */
export async function OneCalendar({ services, service, month, week }: OneCalendarProps) {
  const locale = (await getLocale()) as Locale
  const t = await getTranslations('hosted.calendar')
  const today = riyadhDay(new Date())
  const view = calendarView({ month, week }, today)
  const answer = await readCalendar(service, view.from, view.to)
  if (answer.state !== 'found') notFound()
  const calendar = answer.data
  const card = services.find((one) => one._id === service)
  const href = (step: string | null) =>
    step === null ? null : calendarHref(service, view.month ? { month: step } : { week: step })
  const last = addDays(view.to, -1)
  return (
    <>
      <PlaceSwitch services={services} current={service} />
      <ConflictInbox conflicts={calendar.conflicts} />
      {calendar.hours ? (
        <HoursSwitch serviceId={service} isHours={view.month === null} today={today} />
      ) : null}
      <CalendarTurn
        title={
          view.month
            ? formatDay(view.from, locale, 'monthYear')
            : t('span', {
                from: formatDay(view.from, locale, 'dayMonth'),
                to: formatDay(last, locale, 'dayMonth'),
              })
        }
        hijri={formatHijriMonth(view.month ? `${view.month}-15` : view.from, locale)}
        previous={href(view.previous)}
        next={href(view.next)}
      />
      <PlaceCalendar
        dir={directionOf(locale)}
        name={card ? placeName(locale, card) : ''}
        calendar={calendar}
        today={today}
        max={lastChangeable(today)}
        month={view.month}
      />
      <Legend />
      <Boxes>
        <StaySettings calendar={calendar} />
        <CalendarIn serviceId={service} feed={calendar.feed} />
        <CalendarOut serviceId={service} exportUrl={calendar.feed.exportUrl} />
      </Boxes>
    </>
  )
}
