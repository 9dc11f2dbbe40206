'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SelectField, SelectFrame } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { parseCountField } from '@/components/forms/typed-number'
import { useReportFailure } from '@/components/shared/use-action'
import { showToast } from '@/components/ui/toast/show-toast'
import { Box, BoxIntro, FieldPair } from '@/components/vendor-calendar/box'
import { call } from '@/lib/api/call'
import { APPOINTMENT_LENGTHS, type AppointmentMinutes } from '@/lib/domain/appointments/appointment'
import {
  type VisitingHoursBody,
  type VisitingHoursWire,
  visitingHoursBody,
} from '@/lib/domain/appointments/wire'
import { minutesOf, WEEKDAYS, type Weekday } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'

/** From and to of each day of the week; both empty: closed. */
type Values = Record<`${Weekday}.${'from' | 'to'}` | 'minutes' | 'places', string>

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

const Days = styled.ul`
  display: grid; gap: var(--s-2);
  li { display: grid; gap: var(--s-2); grid-template-columns: minmax(72px, 1fr) repeat(2, minmax(0, 1.2fr)); align-items: center; }
`

/** When guests may look at a listing before they book it, by the days of the week. */
export function VisitingHours({ listingId, hours }: { listingId: string; hours: VisitingHoursWire }) {
  const t = useTranslations('hosted.calendar.appointments')
  const report = useReportFailure()
  const router = useRouter()
  const toBody = (values: Values) => bodyOf(values, hours.version)
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <BoxIntro>{t('intro')}</BoxIntro>
      <Form
        label={t('title')}
        schema={visitingHoursBody}
        initialValues={valuesOf(hours)}
        toBody={toBody}
        onSubmit={async (values) => {
          await call('PUT /vendor/services/:id/visiting-hours', {
            params: { id: listingId },
            body: toBody(values),
          })
          showToast({ kind: 'success', text: t('saved') })
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: report(failure) })}
      >
        <Days>
          {WEEKDAYS.map((weekday) => (
            <DayRow key={weekday} weekday={weekday} />
          ))}
        </Days>
        <FieldPair>
          <SelectField
            name="minutes"
            label={t('minutes')}
            options={APPOINTMENT_LENGTHS.map((count) => ({
              value: String(count),
              label: t('length', { count }),
            }))}
          />
          <TextField name="places" label={t('places')} inputMode="numeric" dir="ltr" />
        </FieldPair>
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Box>
  )
}

/** A day whose end is chosen after its beginning; without a beginning it is closed. */
function DayRow({ weekday }: { weekday: Weekday }) {
  const t = useTranslations('hosted.calendar.appointments')
  const names = useTranslations('vocabulary.weekday')
  const locale = useLocale()
  const id = useId()
  const { values, setValues } = useFormikContext<Values>()
  const from = values[`${weekday}.from`]
  const to = values[`${weekday}.to`]
  const later = HALF_HOURS.filter(
    (time) => from && minutesOf(time) >= minutesOf(from) + Number(values.minutes),
  )
  const set = (next: { from: string; to: string }) =>
    void setValues({ ...values, [`${weekday}.from`]: next.from, [`${weekday}.to`]: next.to }, false)
  const select = (
    side: 'from' | 'to',
    value: string,
    options: readonly string[],
    onChange: (time: string) => void,
  ) => (
    <SelectFrame>
      <select
        aria-labelledby={`${id} ${id}-${side}`}
        value={value}
        disabled={options.length === 0}
        onChange={(event) => onChange(event.target.value)}
      >
        {side === 'from' ? <option value="">{t('closed')}</option> : null}
        {options.map((time) => (
          <option key={time} value={time}>
            {formatTime(time, locale)}
          </option>
        ))}
      </select>
      <span className="sr-only" id={`${id}-${side}`}>
        {t(side)}
      </span>
    </SelectFrame>
  )
  const starts = HALF_HOURS.filter((time) => minutesOf(time) + Number(values.minutes) <= minutesOf('23:30'))
  const endAfter = (time: string) =>
    HALF_HOURS.find((one) => minutesOf(one) >= minutesOf(time) + Math.max(60, Number(values.minutes))) ??
    '23:30'
  return (
    <li>
      <span id={id}>{names(weekday)}</span>
      {select('from', from, starts, (time) =>
        set({ from: time, to: time === '' ? '' : later.includes(to) && to > time ? to : endAfter(time) }),
      )}
      {select('to', to, later, (time) => set({ from, to: time }))}
    </li>
  )
}

function valuesOf({ minutes, places, days }: VisitingHoursWire): Values {
  const open = (weekday: Weekday) => days.find((one) => one.weekday === weekday)
  const sides = WEEKDAYS.flatMap((weekday) => [
    [`${weekday}.from`, open(weekday)?.from ?? ''],
    [`${weekday}.to`, open(weekday)?.to ?? ''],
  ])
  return { ...(Object.fromEntries(sides) as Values), minutes: String(minutes), places: String(places) }
}

function bodyOf(values: Values, basedOn: number): VisitingHoursBody {
  return {
    basedOn,
    minutes: Number(values.minutes) as AppointmentMinutes,
    places: parseCountField(values.places) ?? Number.NaN,
    days: WEEKDAYS.flatMap((weekday) => {
      const [from, to] = [values[`${weekday}.from`], values[`${weekday}.to`]]
      return from ? [{ weekday, from, to }] : []
    }),
  }
}
