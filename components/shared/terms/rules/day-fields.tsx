import { Field as FormikField, useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { Ticks } from '@/components/forms/ticks'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import { formatUtc } from '@/components/ui/calendar/calendar-days'
import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import { isOccasion, SEASONS } from '@/lib/domain/booking/season'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'
import type { DayValues } from './day-values'
import { useDaysText } from './use-days-text'

const twoDigits = (count: number) => String(count).padStart(2, '0')
const MONTHS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1))
const DAYS = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1))
const HIJRI_DAYS = DAYS.slice(0, 30)

/** The season of a rule, with its dates where it has some. */
export function SeasonFields({ occasions }: { occasions: PricePlanWire['occasions'] }) {
  const t = useTranslations('hosted.calendar.plan')
  const { values } = useFormikContext<DayValues>()
  const text = useDaysText(occasions)
  const season = SEASONS.find((one) => one === values.season) ?? null
  const days = isOccasion(season) ? text.nextDays(season) : null
  const help = isOccasion(season) ? (days ? t('seasonNext', { days }) : t('seasonUnknown')) : undefined
  return (
    <>
      <SelectField
        name="season"
        label={t('season')}
        help={help}
        placeholder={t('anySeason')}
        options={SEASONS.map((value) => ({ value, label: t(`seasons.${value}`) }))}
      />
      {values.season === 'once' ? (
        <NarrowPair>
          <DateField name="from" label={t('from')} />
          <DateField name="to" label={t('to')} />
        </NarrowPair>
      ) : null}
      {values.season === 'gregorian' || values.season === 'hijri' ? (
        <YearlyDates season={values.season} />
      ) : null}
    </>
  )
}

function YearlyDates({ season }: { season: 'gregorian' | 'hijri' }) {
  const t = useTranslations('hosted.calendar.plan')
  const hijri = useTranslations('hosted.calendar.plan.hijriMonth')
  const tag = CALENDAR_TAGS[useLocale()] ?? 'en'
  const months = MONTHS.map((value) => ({
    value,
    label: season === 'hijri' ? hijri(value) : formatUtc(`2028-${value}-01`, tag, { month: 'long' }),
  }))
  const days = (season === 'hijri' ? HIJRI_DAYS : DAYS).map((value) => ({
    value,
    label: String(Number(value)),
  }))
  return (
    <>
      <NarrowPair>
        <SelectField name="fromDay" label={t('fromDay')} options={days} />
        <SelectField name="fromMonth" label={t('month')} options={months} />
      </NarrowPair>
      <NarrowPair>
        <SelectField name="toDay" label={t('toDay')} options={days} />
        <SelectField name="toMonth" label={t('month')} options={months} />
      </NarrowPair>
    </>
  )
}

export function WeekdayTicks() {
  const t = useTranslations('hosted.calendar.plan')
  const names = useTranslations('vocabulary.weekday')
  const id = useId()
  return (
    <Ticks aria-describedby={`${id}-help`}>
      <legend>{t('weekdays')}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day} htmlFor={`${id}-${day}`}>
          <FormikField id={`${id}-${day}`} type="checkbox" name="weekdays" value={day} />
          {names(day)}
        </label>
      ))}
      <p id={`${id}-help`}>{t('weekdaysHelp')}</p>
    </Ticks>
  )
}
