'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AvailabilityFailed } from '@/components/stay-picker/availability/availability-failed'
import { OwnBookings } from '@/components/stay-picker/availability/own-bookings'
import { WaitingListOffer } from '@/components/stay-picker/availability/waiting-list-offer'
import {
  bookedRun,
  type ChosenRun,
  type Hour,
  type HourSlot,
  hoursOfEvening,
  isInRun,
  longestRun,
  pickHour,
} from '@/components/stay-picker/hours/hour-choice'
import { useStay } from '@/components/stay-picker/stay-state'
import { Stepper } from '@/components/ui/input/stepper'
import { Skeleton } from '@/components/ui/skeleton'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { addMinutes, instantAt, riyadhTime } from '@/lib/domain/time/days'
import { eveningAt, eveningOf } from '@/lib/domain/time/evening'
import { formatTime } from '@/lib/i18n/dates'
import { DateStrip } from './date-strip'
import { HourGrid } from './hour-grid'
import styles from './stay-hours.module.css'
import { useEveningHours } from './use-evening-hours'

const GRID_BLOCK = '220px'

/** A day, its hours up to those after midnight, and a range of them: how pitches are booked. */
export function StayHours() {
  const { offer, own, choice, change } = useStay()
  const [requested, setRequested] = useState<Hour | null>(null)
  const [today] = useState(() => eveningAt(new Date()))
  const ownFirst = own?.start ? { date: own.checkIn, start: own.start } : null
  const ownDay = ownFirst && eveningOf(ownFirst.date, ownFirst.start)
  const chosenDay = choice.date && choice.start ? eveningOf(choice.date, choice.start) : choice.date
  const day = chosenDay ?? (ownDay && ownDay > today ? ownDay : today)
  const { slots: known, ownBookings, hasFailed, retry } = useEveningHours(offer.id, day)
  const ownRun = own && ownFirst && bookedRun(ownFirst, own.checkOutAt)
  const slots = known?.map((slot) =>
    ownRun && isInRun(ownRun, slot) ? { ...slot, state: 'free' as const } : slot,
  )
  const isMine = (hour: Hour) => !own && ownBookings.some((one) => isInRun(runOf(one), hour))
  const pick = (hour: Hour) => {
    const run = pickHour(slots ?? [], choice, hour)
    change(run.start ? run : { ...run, date: day })
  }
  return (
    <div className={styles.hours}>
      <DateStrip today={today} chosen={day} onPick={(date) => change({ date, start: null, hours: 1 })} />
      {hasFailed ? <AvailabilityFailed onRetry={retry} /> : null}
      {!slots && !hasFailed ? <Skeleton $block={GRID_BLOCK} /> : null}
      {slots ? (
        <HourGrid hours={hoursOfEvening(slots, day)} isMine={isMine} onTaken={setRequested} onPick={pick} />
      ) : null}
      {own ? null : <OwnBookings bookings={ownBookings} />}
      {requested && eveningOf(requested.date, requested.start) === day && !own ? (
        <WaitingListOffer
          key={requested.start}
          listingId={offer.id}
          period={{ mode: 'hourly', ...requested, hours: 1 }}
        />
      ) : null}
      <HourStepper slots={slots} />
    </div>
  )
}

/** The hours of an own booking. */
function runOf({ dates, checkOutAt }: OwnBooking): ChosenRun {
  return 'date' in dates ? bookedRun(dates, checkOutAt) : { date: null, start: null, hours: 0 }
}

/** How many hours; it ends at closing, at the next booking or at the most that are sold, and says which. */
function HourStepper({ slots }: { slots: readonly HourSlot[] | undefined }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { choice, change } = useStay()
  const { date, start, hours } = choice
  if (!date || !start) return null
  const longest = slots ? longestRun(slots, { date, start }) : { hours: MAX_HOURS, endsBy: 'limit' as const }
  const end = addMinutes(instantAt(date, start), longest.hours * 60)
  return (
    <Stepper
      label={t('hours')}
      value={hours}
      min={1}
      max={longest.hours}
      limit={t(`hoursEnd.${longest.endsBy}`, { time: formatTime(riyadhTime(end), locale), max: MAX_HOURS })}
      words={{ less: t('fewerHours'), more: t('moreHours') }}
      onChange={(next) => change({ hours: next })}
    />
  )
}
