'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { describedBy, Field } from '@/components/ui/input/field'
import { CountInput } from '@/components/wizard/controls/count-input'
import { Fields } from '@/components/wizard/fields/check-style'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { LAST_MINUTE_PERCENT } from '@/lib/domain/booking/money/price-adjustments'
import { MAX_NUMBER } from '@/lib/domain/listing/fields/limits'
import { SwitchedPanel } from './switched-panel'

/** A discount for stays that begin soon, with the remaining price of an example. */
export function LastMinuteControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const { value, change, errorAt } = useControl<'lastMinute'>(field)
  const { isTicked, days, percent } = value
  return (
    <SwitchedPanel
      name={`${field.path}.isTicked`}
      label={t('lastMinute')}
      hint={t('lastMinuteHint')}
      isOn={isTicked}
      onSwitch={(on) => change({ ...value, isTicked: on })}
    >
      <Fields data-pair>
        <CountField
          name={`${field.path}.days`}
          label={t('days')}
          help={days ? t('daysMeaning', { count: days }) : undefined}
          error={errorAt('days')}
          value={days}
          max={MAX_NUMBER}
          onChange={(typed) => change({ ...value, days: typed })}
        />
        <CountField
          name={`${field.path}.percent`}
          label={t('percent')}
          help={hasDiscount(percent) ? t('percentMeaning', { percent: 100 - percent }) : undefined}
          error={errorAt('percent')}
          value={percent}
          max={LAST_MINUTE_PERCENT.max}
          onChange={(typed) => change({ ...value, percent: typed })}
        />
      </Fields>
    </SwitchedPanel>
  )
}

const hasDiscount = (percent: number | null): percent is number =>
  Number.isInteger(percent) && Number(percent) > 0 && Number(percent) <= LAST_MINUTE_PERCENT.max

interface CountFieldProps {
  name: string
  label: string
  help: string | undefined
  error: string | undefined
  value: number | null
  max: number
  onChange: (value: number | null) => void
}

function CountField({ name, label, help, error, value, max, onChange }: CountFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <CountInput
        {...{ id, name, label, value, max, onChange }}
        min={1}
        isWrong={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
      />
    </Field>
  )
}
