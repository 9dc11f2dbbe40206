'use client'

import { useTranslations } from 'next-intl'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { BUNDLE_DAYS } from '@/lib/domain/booking/money/week-price'
import {
  changeAllDays,
  changeDay,
  changeWeekdays,
  isEditable,
  isLocked,
  isTickedUnpriced,
  type PriceRowName,
  tickAllDays,
  tickDay,
  tickWeekdays,
} from '@/lib/domain/listing/pricing/week'
import type { Halalas } from '@/lib/domain/money'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { DraftPreview } from './draft-preview'
import { Bundle, PriceRow, Rows } from './price-row'
import { SampleStay } from './sample-stay'

const WEEKEND = WEEKDAYS.filter((day) => !BUNDLE_DAYS.includes(day))

/** The prices of a week: one for all days, one from Sunday to Wednesday as default of its days, and each day's own. */
export function WeekControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.prices')
  const names = useTranslations('vocabulary.weekday')
  const { value: week, change, errorAt } = useControl<'week'>(field)
  const row = (
    name: PriceRowName,
    onTick: (isTicked: boolean) => void,
    onPrice: (price: Halalas | null) => void,
  ) => ({
    path: `${field.path}.${name}`,
    row: week[name],
    isEditable: isEditable(week, name),
    isLocked: isLocked(week, name),
    isUnsold: isTickedUnpriced(week, name),
    error: errorAt(`${name}.price`),
    onTick,
    onPrice,
  })
  const days = (some: typeof WEEKDAYS | typeof WEEKEND) =>
    some.map((day) => (
      <PriceRow
        key={day}
        name={names(day)}
        {...row(
          day,
          (isTicked) => change(tickDay(week, day, isTicked)),
          (price) => change(changeDay(week, day, price)),
        )}
      />
    ))
  return (
    <ControlGroup
      title={t('title')}
      hint={t(listingType.dayUnit === 'eventDay' ? 'hintEventDay' : 'hint')}
      error={errorAt()}
    >
      <Rows>
        <PriceRow
          name={t('allDays')}
          more={t('allDaysMore')}
          isSwitch
          {...row(
            'allDays',
            (isTicked) => change(tickAllDays(week, isTicked)),
            (price) => change(changeAllDays(week, price)),
          )}
        />
        <PriceRow
          name={t('weekdays')}
          more={t('weekdaysMore')}
          {...row(
            'sundayToWednesday',
            (isTicked) => change(tickWeekdays(week, isTicked)),
            (price) => change(changeWeekdays(week, price)),
          )}
        />
        <Bundle>
          <legend className="sr-only">{t('weekdays')}</legend>
          {days(BUNDLE_DAYS as typeof WEEKDAYS)}
        </Bundle>
        <fieldset>
          <legend className="sr-only">{t('weekend')}</legend>
          {days(WEEKEND)}
        </fieldset>
      </Rows>
      <SampleStay listingType={listingType} />
      <DraftPreview listingType={listingType} />
    </ControlGroup>
  )
}
