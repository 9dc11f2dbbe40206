'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { type Day, riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'

/** The chosen day, and the instant at which the slot begins. */
export interface SlotValues {
  day: Day
  startsAt: string
}

export const firstSlot = ([first = '']: readonly string[]): SlotValues => ({
  day: first && riyadhDay(new Date(first)),
  startsAt: first,
})

/** The instant that is chosen; a slot of another day than the one that is shown is none. */
export const slotOf = (values: SlotValues, free: readonly string[]): string => {
  const those = slotsOn(free, dayOf(values, free))
  return those.find((one) => one === values.startsAt) ?? those[0] ?? ''
}

const slotsOn = (free: readonly string[], day: Day) => free.filter((one) => riyadhDay(new Date(one)) === day)

/** The chosen day; the first one where its slots were all taken meanwhile. */
const dayOf = ({ day }: SlotValues, free: readonly string[]): string =>
  slotsOn(free, day).length > 0 ? day : firstSlot(free).day

/** A free slot: first its day, then its time. */
export function SlotFields({ free }: { free: readonly string[] }) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { values } = useFormikContext<SlotValues>()
  const days = [...new Set(free.map((one) => riyadhDay(new Date(one))))]
  return (
    <>
      <SelectField
        name="day"
        label={t('day')}
        options={days.map((value) => ({ value, label: formatDay(value, locale, 'weekdayDayMonth') }))}
      />
      <SelectField
        name="startsAt"
        label={t('time')}
        options={slotsOn(free, dayOf(values, free)).map((value) => ({
          value,
          label: formatTime(riyadhTime(new Date(value)), locale),
        }))}
      />
    </>
  )
}
