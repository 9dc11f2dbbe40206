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
import type { VisitingHoursWire } from '@/lib/contract/schemas/appointments'
import { APPOINTMENT_LENGTHS, type AppointmentMinutes } from '@/lib/domain/appointments/appointment'
import { type VisitingHoursBody, visitingHoursBody } from '@/lib/domain/appointments/wire'
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
        onFailure={report}
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

const startsFor = (minutes: number) =>
  HALF_HOURS.filter((time) => minutesOf(time) + minutes <= minutesOf('23:30'))

const endsFor = (from: string, minutes: number) =>
  HALF_HOURS.filter((time) => from && minutesOf(time) >= minutesOf(from) + minutes)

/** A day as it is shown and sent: what no longer fits after a change of the length is not chosen. */
function openHours(values: Values, weekday: Weekday) {
  const minutes = Number(values.minutes)
  const starts = startsFor(minutes)
  const from = starts.find((time) => time === values[`${weekday}.from`]) ?? ''
  const ends = endsFor(from, minutes)
  const to = ends.find((time) => time === values[`${weekday}.to`]) ?? ends[0] ?? ''
  return { minutes, starts, from, ends, to }
}

/** A day whose end is chosen after its beginning; without a beginning it is closed. */
function DayRow({ weekday }: { weekday: Weekday }) {
  const t = useTranslations('hosted.calendar.appointments')
  const names = useTranslations('vocabulary.weekday')
  const locale = useLocale()
  const id = useId()
  const { values, setValues } = useFormikContext<Values>()
  const { minutes, starts, from, ends, to } = openHours(values, weekday)
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
  const endAfter = (time: string) =>
    endsFor(time, minutes).find((one) => one === to) ?? endsFor(time, Math.max(60, minutes))[0] ?? '23:30'
  return (
    <li>
      <span id={id}>{names(weekday)}</span>
      {select('from', from, starts, (time) => set({ from: time, to: time && endAfter(time) }))}
      {select('to', to, ends, (time) => set({ from, to: time }))}
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
      const { from, to } = openHours(values, weekday)
      return from ? [{ weekday, from, to }] : []
    }),
  }
}
