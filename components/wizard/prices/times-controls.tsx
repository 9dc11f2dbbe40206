'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { describedBy, Field } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import type { TimeOfDay } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'

const Pair = styled.div`
  display: grid; gap: var(--s-4);
  @media (min-width: 480px) { grid-template-columns: 1fr 1fr; align-items: start; }
`

/** Check-in and check-out times; empty ones mean the defaults of the listing type. One chosen time chooses the shown other one, too. */
export function TimesControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const locale = useLocale()
  const { value, change, errorAt } = useControl<'times'>(field)
  const { checkIn, checkOut } = listingType.usualTimes
  const usual = (time: TimeOfDay) => t('usualTime', { time: formatTime(time, locale) })
  const pick = (times: typeof value) => change({ in: times.in || checkIn, out: times.out || checkOut })
  return (
    <ControlGroup title={t('times')} hint={t('timesHint')} error={errorAt()}>
      <Pair>
        <TimeSelect
          name={`${field.path}.in`}
          label={t('checkIn')}
          empty={usual(checkIn)}
          time={value.in}
          error={errorAt('in')}
          onPick={(time) => pick({ ...value, in: time })}
        />
        <TimeSelect
          name={`${field.path}.out`}
          label={t('checkOut')}
          empty={usual(checkOut)}
          time={value.out}
          error={errorAt('out')}
          onPick={(time) => pick({ ...value, out: time })}
        />
      </Pair>
    </ControlGroup>
  )
}

/** The opening hours of an hourly listing; without a closing time it is open until midnight. */
export function OpeningHoursControl({ field }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const { value, change, errorAt } = useControl<'openingHours'>(field)
  return (
    <ControlGroup title={t('openingHours')} hint={t('openingHint')} error={errorAt()}>
      <Pair>
        <TimeSelect
          name={`${field.path}.in`}
          label={t('opens')}
          empty={t('pickTime')}
          time={value.in}
          error={errorAt('in')}
          onPick={(time) => change({ ...value, in: time })}
        />
        <TimeSelect
          name={`${field.path}.out`}
          label={t('closes')}
          empty={t('untilMidnight')}
          time={value.out}
          error={errorAt('out')}
          onPick={(time) => change({ ...value, out: time })}
        />
      </Pair>
    </ControlGroup>
  )
}

const HALF_HOURS: readonly TimeOfDay[] = Array.from(
  { length: 48 },
  (_, i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
)

interface TimeSelectProps {
  name: string
  label: string
  empty: string
  time: TimeOfDay | ''
  error: string | undefined
  onPick: (time: TimeOfDay | '') => void
}

function TimeSelect({ name, label, empty, time, error, onPick }: TimeSelectProps) {
  const id = useId()
  const locale = useLocale()
  const offered = time === '' || HALF_HOURS.includes(time) ? HALF_HOURS : [...HALF_HOURS, time].toSorted()
  return (
    <Field id={id} label={label} error={error}>
      <SelectFrame>
        <select
          id={id}
          name={name}
          value={time}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => onPick(event.target.value)}
        >
          <option value="">{empty}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {formatTime(one, locale)}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
