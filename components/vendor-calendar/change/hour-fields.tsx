'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SelectFrame } from '@/components/forms/select-field'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import { Field } from '@/components/ui/input/field'
import { type OpenTimes, openHours } from '@/components/vendor-calendar/board/cell-state'
import { endOfRun, runLengths } from '@/components/vendor-calendar/board/hour-range'
import type { TimeOfDay } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'

interface HourFieldsProps {
  times: OpenTimes
  start: TimeOfDay | ''
  hours: number
  change: (part: { start: TimeOfDay | ''; hours: number }) => void
}

/** The hours of the selected days; all of them unless a first one is set. */
export function HourFields({ times, start, hours, change }: HourFieldsProps) {
  const t = useTranslations('hosted.calendar.form')
  const locale = useLocale()
  const id = useId()
  const endText = (length: number) => {
    const { time, isNextDay } = endOfRun({ start: start || '00:00', hours: length })
    return isNextDay ? t('nextDay', { time: formatTime(time, locale) }) : formatTime(time, locale)
  }
  return (
    <NarrowPair>
      <Field id={`${id}-start`} label={t('fromHour')}>
        <SelectFrame>
          <select
            id={`${id}-start`}
            value={start}
            onChange={(event) => change({ start: event.target.value, hours: 1 })}
          >
            <option value="">{t('allHours')}</option>
            {openHours(times).map((hour) => (
              <option key={hour} value={hour}>
                {formatTime(hour, locale)}
              </option>
            ))}
          </select>
        </SelectFrame>
      </Field>
      {start ? (
        <Field id={`${id}-end`} label={t('toHour')}>
          <SelectFrame>
            <select
              id={`${id}-end`}
              value={hours}
              onChange={(event) => change({ start, hours: Number(event.target.value) })}
            >
              {runLengths(times, start).map((length) => (
                <option key={length} value={length}>
                  {endText(length)}
                </option>
              ))}
            </select>
          </SelectFrame>
        </Field>
      ) : null}
    </NarrowPair>
  )
}
