'use client'

import { useLocale, useTranslations } from 'next-intl'
import { startTransition, useOptimistic, useState } from 'react'
import { useIssueText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { MonthCalendar } from '@/components/ui/calendar/month-calendar'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import type { Period } from '@/lib/domain/booking/bookable'
import { endOfNights } from '@/lib/domain/booking/period'
import { MAX_DAYS_AHEAD, MAX_TURNOVER_DAYS } from '@/lib/domain/booking/stay-rules'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { formatAmount, fromSar, riyalValues } from '@/lib/domain/money'
import { addDays, addMinutes, type Day, riyadhDay, type TimeOfDay } from '@/lib/domain/time/days'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { AvailabilityFailed } from './availability/availability-failed'
import { OwnBookings } from './availability/own-bookings'
import { WaitingListOffer } from './availability/waiting-list-offer'
import { type ChosenDays, pickDay, type Refusal, refusalOfDay } from './stay-choice'
import { useStay } from './stay-state'

const CALENDAR_BLOCK = '420px'

/** The nights of a listing: taken ones are disabled with a reason, free ones show their price. */
export function StayDays({ months }: { months: 1 | 2 }) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const locale = useLocale() as Locale
  const { offer, own, choice, change } = useStay()
  // The calendar shows a press at once; the cards and prices beside it follow.
  const [chosen, show] = useOptimistic<ChosenDays>(choice)
  const [requested, setRequested] = useState<Nights | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const issueText = useIssueText()
  const [now] = useState(() => new Date())
  const today = riyadhDay(now)
  const { data, error, mutate } = useAnswer('GET /services/:id/availability', {
    params: { id: offer.id },
    query: { from: today, to: addDays(today, MAX_DAYS_AHEAD) },
  })
  if (error) return <AvailabilityFailed onRetry={() => mutate()} />
  if (!data) return <Skeleton $block={CALENDAR_BLOCK} />

  const { ownBookings = [] } = data
  const { checkInTime, turnoverMinutes } = offer.terms
  // The turnover moves with the stay.
  const moved = own && {
    from: own.checkIn,
    to: endOfNights(addMinutes(new Date(own.checkOutAt), turnoverMinutes), checkInTime),
  }
  const isOwn = (day: Day) => moved !== undefined && day >= moved.from && day < moved.to
  const isMineOn = (day: Day) => ownBookings.some((one) => isBookedOn(one, day, checkInTime))
  const days = data.days.map((day) => (isOwn(day.day) ? { ...day, state: 'free' as const } : day))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const states = new Map(days.map((day) => [day.day, day.state]))
  // A departure before the user's own booking, which moves, is left to the quote.
  const isBeforeOwn = (day: Day) =>
    moved !== undefined && day >= addDays(moved.from, -MAX_TURNOVER_DAYS) && day <= moved.to
  const takenDepartures = new Set(
    days.flatMap(({ day, isDepartureTaken }) => (isDepartureTaken && !isBeforeOwn(day) ? [day] : [])),
  )
  const offered = { states, takenDepartures, terms: offer.terms, now }
  const refusalOf = (day: Day) => refusalOfDay(offered, chosen, day)
  const sentenceOf = (refusal: Refusal | null) => {
    if (refusal === null || refusal === 'night') return null
    return refusal === 'turnover' ? t('noTurnover') : issueText(refusal)
  }
  const dayInfo = (day: Day) => {
    const info = byDay.get(day)
    const refusal = refusalOf(day)
    const isOpen = refusal === null
    const price = info?.state === 'free' && info.price !== null ? info.price : null
    const isLeaving = isOpen && price === null
    const isTaken = !isOpen && info?.state === 'taken'
    const isMine = isTaken && isMineOn(day)
    const canWait = isTaken && !isMine && !own
    const state = isLeaving
      ? t('dayOfLeaving')
      : canWait
        ? t('takenCanWait')
        : isMine
          ? t('own.day')
          : t(`dayState.${info?.state ?? 'closed'}`)
    return {
      disabled: !isOpen,
      offers: canWait,
      price: price === null ? undefined : formatAmount(fromSar(price)),
      note:
        sentenceOf(refusal) ??
        (price === null ? state : t('dayPriced', { price: words('riyals', riyalValues(price)), state })),
    }
  }
  return (
    <>
      <MonthCalendar
        dir={directionOf(locale)}
        locale={locale}
        months={months}
        today={today}
        from={chosen.checkIn}
        to={chosen.checkOut}
        opensAt={own && own.checkIn > today ? own.checkIn : undefined}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        words={{ previous: t('previousMonth'), next: t('nextMonth') }}
        dayInfo={dayInfo}
        onPick={(day) => {
          setRequested(null)
          setRefused(null)
          if (refusalOf(day)) return
          const picked = pickDay(chosen, day)
          startTransition(() => {
            show(picked)
            change(picked)
          })
        }}
        onRefused={(day) => {
          const sentence = sentenceOf(refusalOf(day))
          setRefused(sentence)
          const canWait = !sentence && states.get(day) === 'taken' && !isMineOn(day)
          setRequested(canWait ? waitingRequestFor(chosen, day) : null)
        }}
      />
      <div role="status">
        {refused ? (
          <Notice tone="warn">
            <p>{refused}</p>
          </Notice>
        ) : null}
      </div>
      {own ? null : <OwnBookings bookings={ownBookings} />}
      {requested && !own ? (
        <WaitingListOffer
          key={requested.checkIn + requested.checkOut}
          listingId={offer.id}
          period={requested}
        />
      ) : null}
    </>
  )
}

type Nights = Extract<Period, { mode: 'daily' }>

const isBookedOn = ({ dates, checkOutAt }: OwnBooking, day: Day, checkInTime: TimeOfDay) =>
  'checkIn' in dates && day >= dates.checkIn && day < endOfNights(new Date(checkOutAt), checkInTime)

/** The dates wanted by a press on a taken day: up to it if the first day is chosen, otherwise its night. */
function waitingRequestFor({ checkIn, checkOut }: ChosenDays, day: Day): Nights {
  const awaitsEnd = checkIn !== null && checkOut === null && day > checkIn
  return awaitsEnd
    ? { mode: 'daily', checkIn, checkOut: day }
    : { mode: 'daily', checkIn: day, checkOut: addDays(day, 1) }
}
