'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { Skeleton } from '@/components/ui/skeleton'
import { Stepper } from '@/components/ui/stepper'
import { availabilityPath } from '@/lib/api/booking-paths'
import { getAvailability } from '@/lib/api/bookings'
import { isInRun, pickHour } from '@/lib/domain/booking/hour-choice'
import { MAX_HOURS } from '@/lib/domain/booking/stay-rules'
import type { AvailabilityWire } from '@/lib/domain/booking/wire'
import { addDays, riyadhDay } from '@/lib/domain/days'
import { formatTime } from '@/lib/i18n/dates'
import { AvailabilityFailed } from './availability-failed'
import { DateStrip } from './date-strip'
import styles from './stay-hours.module.css'
import { useStay } from './stay-state'

const GRID_BLOCK = '220px'

/** One date and a run of whole hours on it: how pitches are booked. */
export function StayHours() {
  const t = useTranslations('booking')
  const { offer, choice, change } = useStay()
  const [today] = useState(() => riyadhDay(new Date()))
  const date = choice.date ?? today
  const { data, error, mutate } = useSWR(availabilityPath(offer.id, date, addDays(date, 1)), getAvailability)
  return (
    <div className={styles.hours}>
      <DateStrip today={today} chosen={date} onPick={(day) => change({ date: day, start: null, hours: 1 })} />
      {error ? <AvailabilityFailed onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton $block={GRID_BLOCK} /> : null}
      {data ? (
        <HourGrid
          slots={data.slots}
          onPick={(start) => change({ date, ...pickHour(data.slots, choice, start) })}
        />
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
}

/** The hours of a date as buttons; one that cannot be had stays reachable and says why. */
function HourGrid({ slots, onPick }: HourGridProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { choice } = useStay()
  if (slots.every((slot) => slot.state !== 'free')) return <p className={styles.none}>{t('noHours')}</p>
  return (
    <>
      <p className={styles.hint}>{t('pickHours')}</p>
      <fieldset className={styles.grid}>
        <legend className="sr-only">{t('startHour')}</legend>
        {slots.map(({ start, state }) => (
          <button
            key={start}
            type="button"
            aria-pressed={isInRun(choice, start)}
            aria-disabled={state !== 'free' || undefined}
            onClick={() => (state === 'free' ? onPick(start) : undefined)}
          >
            <bdi>{formatTime(start, locale)}</bdi>
            {state === 'free' ? null : <small>{t(`dayState.${state}`)}</small>}
          </button>
        ))}
      </fieldset>
    </>
  )
}
