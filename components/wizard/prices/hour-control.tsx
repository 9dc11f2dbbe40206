'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/wizard/fields/amount-input'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { DayFields } from './day-fields'
import { DraftPreview } from './draft-preview'
import { SampleStay } from './sample-stay'

/** The price of an hour, and the first day on which hours are sold. */
export function HourControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const { value, change, errorAt } = useControl<'hour'>(field)
  return (
    <ControlGroup title={t('title')} hint={t('hourHint')}>
      <AmountField
        name={`${field.path}.price`}
        label={t('hourPrice')}
        error={errorAt('price')}
        value={value.price}
        onChange={(price) => change({ ...value, price })}
      />
      <DayFields
        days={[
          {
            name: `${field.path}.firstDay`,
            label: t('firstDay'),
            empty: t('firstDayOpen'),
            day: value.firstDay,
            error: errorAt('firstDay'),
            onPick: (firstDay) => change({ ...value, firstDay }),
          },
        ]}
      />
      <SampleStay listingType={listingType} />
      <DraftPreview listingType={listingType} />
    </ControlGroup>
  )
}
