'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import useSWR from 'swr'
import { MonthCalendar } from '@/components/ui/month-calendar'
import { Skeleton } from '@/components/ui/skeleton'
import { Stepper } from '@/components/ui/stepper'
import { availabilityPath } from '@/lib/api/booking-paths'
import { getAvailability } from '@/lib/api/bookings'
import { MAX_HOURS } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day } from '@/lib/domain/days'
import { formatTime } from '@/lib/i18n/dates'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { AvailabilityFailed } from './availability-failed'
import type { Offer } from './offer'
import type { ChosenHours } from './use-stay'

const LOOK_AHEAD_DAYS = 90
const GRID_BLOCK = '160px'

const Slots = styled.fieldset`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: var(--s-2); border: 0; padding: 0; margin: 0;
  label { position: relative; display: grid; place-items: center; min-block-size: var(--tap); border-radius: var(--r-sm); font-size: var(--fs-sm); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  input { position: absolute; inset: 0; opacity: 0; cursor: inherit; }
  label:has(:checked) { background: var(--c-primary); color: var(--c-on-primary); box-shadow: none; }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  label:has(:disabled) { color: var(--c-ink-3); text-decoration: line-through; background: var(--c-sunk); box-shadow: none; cursor: not-allowed; }
`

interface StayHoursProps {
  listing: Offer
  today: Day
  chosen: ChosenHours
  onChange: (chosen: Partial<ChosenHours>) => void
}

/** One date, one start hour, so many hours: how pitches are booked. */
export function StayHours({ listing, today, chosen, onChange }: StayHoursProps) {
  const t = useTranslations('booking')
  const locale = useLocale() as Locale
  const date = chosen.date ?? today
  const { data, error, mutate } = useSWR(
    availabilityPath(listing.id, date, addDays(date, 1)),
    getAvailability,
  )
  return (
    <>
      <MonthCalendar
        dir={directionOf(locale)}
        locale={locale}
        today={today}
        from={date}
        to={null}
        min={today}
        max={addDays(today, LOOK_AHEAD_DAYS)}
        words={{ previous: t('previousMonth'), next: t('nextMonth') }}
        onPick={(day) => onChange({ date: day, start: null })}
      />
      {error ? <AvailabilityFailed onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton $block={GRID_BLOCK} /> : null}
      {data ? (
        <Slots>
          <legend className="sr-only">{t('startHour')}</legend>
          {data.slots.map((slot) => (
            <label key={slot.start}>
              <input
                type="radio"
                name="start"
                value={slot.start}
                disabled={slot.state !== 'free'}
                checked={chosen.start === slot.start}
                onChange={() => onChange({ date, start: slot.start })}
              />
              <bdi>{formatTime(slot.start, locale)}</bdi>
              {slot.state === 'free' ? null : <span className="sr-only">{t(`dayState.${slot.state}`)}</span>}
            </label>
          ))}
        </Slots>
      ) : null}
      <Stepper
        label={t('hours')}
        value={chosen.hours}
        min={1}
        max={MAX_HOURS}
        words={{ less: t('fewerHours'), more: t('moreHours') }}
        onChange={(hours) => onChange({ hours })}
      />
    </>
  )
}
