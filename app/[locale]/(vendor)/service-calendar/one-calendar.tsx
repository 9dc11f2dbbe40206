import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { IfMay } from '@/components/shared/member-role'
import { ArrivalGuide } from '@/components/vendor-calendar/arrival-guide/arrival-guide'
import { Legend } from '@/components/vendor-calendar/board/legend'
import { Boxes } from '@/components/vendor-calendar/box'
import { calendarHref } from '@/components/vendor-calendar/calendar-href'
import { HoursSwitch, ListingSwitch } from '@/components/vendor-calendar/calendar-switches'
import { calendarView, lastChangeable } from '@/components/vendor-calendar/calendar-view'
import { ConflictInbox } from '@/components/vendor-calendar/conflict-inbox'
import { Discounts } from '@/components/vendor-calendar/discounts/discounts'
import { ExportCalendar } from '@/components/vendor-calendar/export-calendar'
import { CalendarFeeds } from '@/components/vendor-calendar/feeds/calendar-feeds'
import { Fees } from '@/components/vendor-calendar/fees/fees'
import { ListingCalendar } from '@/components/vendor-calendar/listing-calendar'
import { OwnAddOns } from '@/components/vendor-calendar/own-add-ons/own-add-ons'
import { PartPayment } from '@/components/vendor-calendar/part-payment/part-payment'
import { PeriodNav } from '@/components/vendor-calendar/period-nav'
import { PricePlan } from '@/components/vendor-calendar/price-plan/price-plan'
import { StayRules } from '@/components/vendor-calendar/stay-rules/stay-rules'
import { StaySettings } from '@/components/vendor-calendar/stay-settings'
import { VisitingHours } from '@/components/vendor-calendar/visiting-hours/visiting-hours'
import { load, loadMember } from '@/lib/api/load'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import { can } from '@/lib/domain/policy/vendor-policy'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatDay, formatHijriMonth } from '@/lib/i18n/dates'
import { directionOf, localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

interface OneCalendarProps {
  services: VendorListingCard[]
  service: string
  month?: string
  week?: string
}

/** The calendar of one listing by months or by weeks of hours, with its settings and linked calendars. */
export async function OneCalendar({ services: listings, service: listing, month, week }: OneCalendarProps) {
  const locale = (await getLocale()) as Locale
  const t = await getTranslations('hosted.calendar')
  const today = riyadhDay(new Date())
  const view = calendarView({ month, week }, today)
  const mayEditGuide = can({ vendor: await loadMember() }, 'editArrivalGuides')
  const [answer, plan, discounts, fees, ownAddOns, stayRules, guide, visiting] = await Promise.all([
    load('GET /vendor/services/:id/calendar', {
      params: { id: listing },
      query: { from: view.from, to: view.to },
    }),
    load('GET /vendor/services/:id/price-plans', { params: { id: listing } }),
    load('GET /vendor/services/:id/discounts', { params: { id: listing } }),
    load('GET /vendor/services/:id/fees', { params: { id: listing } }),
    load('GET /vendor/services/:id/add-ons', { params: { id: listing } }),
    load('GET /vendor/services/:id/stay-rules', { params: { id: listing } }),
    mayEditGuide ? load('GET /vendor/services/:id/arrival-guide', { params: { id: listing } }) : null,
    // A type that nobody looks at before has none.
    load('GET /vendor/services/:id/visiting-hours', { params: { id: listing } }),
  ])
  if (answer.state !== 'found' || plan.state !== 'found') notFound()
  if (discounts.state !== 'found' || fees.state !== 'found' || stayRules.state !== 'found') notFound()
  if (ownAddOns.state !== 'found') notFound()
  const calendar = answer.data
  const card = listings.find((one) => one._id === listing)
  const href = (step: string | null) =>
    step === null ? null : calendarHref(listing, view.month ? { month: step } : { week: step })
  const last = addDays(view.to, -1)
  const isHourly = calendar.mode === 'hourly'
  const others = listings.filter(({ _id, price }) => _id !== listing && (price.unit === 'hour') === isHourly)
  return (
    <>
      <ListingSwitch services={listings} current={listing} />
      <ConflictInbox conflicts={calendar.conflicts} />
      {calendar.hours ? (
        <HoursSwitch listingId={listing} isHours={view.month === null} today={today} />
      ) : null}
      <PeriodNav
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
      <ListingCalendar
        dir={directionOf(locale)}
        name={card ? localName(locale, card) : ''}
        calendar={calendar}
        today={today}
        max={lastChangeable(today)}
        month={view.month}
      />
      <Legend feeds={calendar.feeds} />
      <PricePlan
        listingId={listing}
        plan={plan.data}
        termsVersion={discounts.data.version + fees.data.version}
        feeKinds={fees.data.fees.map(({ kind }) => kind)}
        others={others}
      />
      <Discounts listingId={listing} discounts={discounts.data} others={others} />
      <Fees listingId={listing} fees={fees.data} others={others} />
      <OwnAddOns listingId={listing} ownAddOns={ownAddOns.data} others={others} />
      {calendar.settings.partPayment === undefined ? null : (
        <PartPayment listingId={listing} part={calendar.settings.partPayment} />
      )}
      <StayRules listingId={listing} stayRules={stayRules.data} others={others} />
      {guide?.state === 'found' ? (
        <ArrivalGuide
          listingId={listing}
          guide={guide.data}
          isHourly={isHourly}
          place={card?.property ? 'roomType' : card?.roomTypes ? 'property' : undefined}
        />
      ) : null}
      <IfMay action="editCalendar">
        <Boxes>
          <StaySettings calendar={calendar} />
          {visiting.state === 'found' ? (
            <VisitingHours key={visiting.data.version} listingId={listing} hours={visiting.data} />
          ) : null}
          <CalendarFeeds listingId={listing} feeds={calendar.feeds} />
          {calendar.feed.exportUrl ? (
            <ExportCalendar listingId={listing} exportUrl={calendar.feed.exportUrl} />
          ) : null}
        </Boxes>
      </IfMay>
    </>
  )
}
