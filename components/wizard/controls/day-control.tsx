'use client'

import { useTranslations } from 'next-intl'
import type { ControlProps } from '@/components/wizard/control'
import { DayFields } from '@/components/wizard/prices/day-fields'
import { useControl } from '@/components/wizard/use-control'
import { useFieldText } from '@/components/wizard/use-field-text'

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
