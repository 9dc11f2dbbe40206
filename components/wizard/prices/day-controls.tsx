'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Button } from '@/components/ui/button'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import { DayFields } from './day-fields'

const YEAR_DAYS = 364

/** The first and last day of bookings; both are required. */
export function PeriodControl({ field }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const { value, change, errorAt } = useControl<'period'>(field)
  const [today] = useState(() => riyadhDay(new Date()))
  const { from, to } = value
  // A last day before the new first one is cleared and asked for again.
  const pickFrom = (day: Day) => change({ from: day, to: to !== '' && to < day ? '' : to })
  return (
    <ControlGroup title={t('period')} hint={t('periodHint')} error={errorAt()}>
      <DayFields
        days={[
          {
            name: `${field.path}.from`,
            label: t('from'),
            empty: t('pickDay'),
            day: from,
            error: errorAt('from'),
            onPick: pickFrom,
          },
          {
            name: `${field.path}.to`,
            label: t('to'),
            empty: t('pickDay'),
            day: to,
            error: errorAt('to'),
            min: from || undefined,
            onPick: (day) => change({ from, to: day }),
          },
        ]}
      />
      {from === '' && to === '' ? (
        <div>
          <Button
            $kind="soft"
            $size="sm"
            onClick={() => change({ from: today, to: addDays(today, YEAR_DAYS) })}
          >
            {t('wholeYear')}
          </Button>
        </div>
      ) : null}
    </ControlGroup>
  )
}

/** One day, from today on. */
export function DayControl({ field }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const { value, change, errorAt } = useControl<'day'>(field)
  const { label } = useFieldText(field)
  const day = {
    name: field.path,
    label,
    empty: t('pickDay'),
    day: value ?? '',
    error: errorAt(),
    onPick: change,
  }
  return <DayFields days={[day]} />
}
