'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { Stepper } from '@/components/ui/input/stepper'
import { Skeleton } from '@/components/ui/skeleton'
import { availabilityPath, getAvailability } from '@/lib/api/bookings'
import type { DayState } from '@/lib/domain/booking/availability'
import type { Period } from '@/lib/domain/booking/bookable'
import { MAX_HOURS } from '@/lib/domain/booking/stay-rules'
import type { AvailabilityWire } from '@/lib/domain/booking/wire'
import { isInRun, pickHour } from '@/lib/domain/calendar/hour-choice'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { AvailabilityFailed } from './availability-failed'
import { DateStrip } from './date-strip'
import styles from './stay-hours.module.css'
import { useStay } from './stay-state'
import { WaitingListOffer } from './waiting-list-offer'

const GRID_BLOCK = '220px'

/** One date and a range of whole hours: how pitches are booked. */
export function StayHours() {
  const t = useTranslations('booking')
  const { offer, own, choice, change } = useStay()
  const [wished, setWished] = useState<Extract<Period, { mode: 'hourly' }> | null>(null)
  const [today] = useState(() => riyadhDay(new Date()))
  const date = choice.date ?? (own && own.checkIn > today ? own.checkIn : today)
  const { data, error, mutate } = useSWR(availabilityPath(offer.id, date, addDays(date, 1)), getAvailability)
  const ownRun = own?.start && own.checkIn === date ? { start: own.start, hours: own.hours ?? 1 } : null
  const slots = (data?.slots ?? []).map((slot) =>
    ownRun && isInRun(ownRun, slot.start) ? { ...slot, state: 'free' as const } : slot,
  )
  return (
    <div className={styles.hours}>
      <DateStrip today={today} chosen={date} onPick={(day) => change({ date: day, start: null, hours: 1 })} />
      {error ? <AvailabilityFailed onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton $block={GRID_BLOCK} /> : null}
      {data ? (
        <HourGrid
          slots={slots}
          onTaken={(start) => setWished({ mode: 'hourly', date, start, hours: 1 })}
          onPick={(start) => change({ date, ...pickHour(slots, choice, start) })}
        />
      ) : null}
      {wished?.date === date && !own ? (
        <WaitingListOffer key={wished.start} listingId={offer.id} period={wished} />
      ) : null}
      {choice.start ? (
        <Stepper
          label={t('hours')}
          value={choice.hours}
          min={1}
          max={MAX_HOURS}
          words={{ less: t('fewerHours'), more: t('moreHours') }}
          onChange={(hours) => change({ hours })}
        />
      ) : null}
    </div>
  )
}

interface HourGridProps {
  slots: AvailabilityWire['slots']
  onPick: (start: string) => void
  onTaken: (start: string) => void
}

/** The hours of a date as buttons; an unavailable one stays focusable and shows why. */
function HourGrid({ slots, onPick, onTaken }: HourGridProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { choice, own } = useStay()
  const canWait = (state: DayState) => state === 'taken' && !own
  if (!slots.some(({ state }) => state === 'free' || canWait(state)))
    return <p className={styles.none}>{t('noHours')}</p>
  return (
    <>
      <p className={styles.hint}>
        {t(slots.some(({ state }) => state === 'free') ? 'pickHours' : 'noHours')}
      </p>
      <fieldset className={styles.grid}>
        <legend className="sr-only">{t('startHour')}</legend>
        {slots.map(({ start, state }) => (
          <button
            key={start}
            type="button"
            aria-pressed={isInRun(choice, start)}
            aria-disabled={(state !== 'free' && !canWait(state)) || undefined}
            data-off={state !== 'free' || undefined}
            onClick={() =>
              state === 'free' ? onPick(start) : state === 'taken' ? onTaken(start) : undefined
            }
          >
            <bdi>{formatTime(start, locale)}</bdi>
            {state === 'free' ? null : <small aria-hidden={canWait(state)}>{t(`dayState.${state}`)}</small>}
            {canWait(state) ? <span className="sr-only">{t('takenCanWait')}</span> : null}
          </button>
        ))}
      </fieldset>
    </>
  )
}
