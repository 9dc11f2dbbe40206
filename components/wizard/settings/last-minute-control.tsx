'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { describedBy, Field } from '@/components/ui/field'
import type { ControlProps } from '@/components/wizard/control'
import { CountInput } from '@/components/wizard/plain/count-input'
import { useControl } from '@/components/wizard/use-control'
import { lastMinutePercent } from '@/lib/domain/booking/quote'
import { MAX_NUMBER } from '@/lib/domain/listing/fields/limits'
import { SwitchedPanel } from './switched-panel'

/** A discount for stays that begin soon. Any percentage is taken (wizard.md, section 5); what it gives is shown. */
export function LastMinuteControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const { value, change, errorAt } = useControl<'lastMinute'>(field)
  const { isTicked, days, percent } = value
  const given = percent === null ? null : lastMinutePercent(percent)
  return (
    <SwitchedPanel
      name={`${field.path}.isTicked`}
      label={t('lastMinute')}
      hint={t('lastMinuteHint')}
      isOn={isTicked}
      onSwitch={(on) => change({ ...value, isTicked: on })}
    >
      <div className="fields" data-pair>
        <CountField
          name={`${field.path}.days`}
          label={t('days')}
          help={days ? t('daysMeaning', { count: days }) : undefined}
          error={errorAt('days')}
          value={days}
          onChange={(typed) => change({ ...value, days: typed })}
        />
        <CountField
          name={`${field.path}.percent`}
          label={t('percent')}
          help={given !== null && given !== percent ? t('percentGiven', { percent: given }) : undefined}
          error={errorAt('percent')}
          value={percent}
          onChange={(typed) => change({ ...value, percent: typed })}
        />
      </div>
    </SwitchedPanel>
  )
}

interface CountFieldProps {
  name: string
  label: string
  help: string | undefined
  error: string | undefined
  value: number | null
  onChange: (value: number | null) => void
}

function CountField({ name, label, help, error, value, onChange }: CountFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <CountInput
        {...{ id, name, label, value, onChange }}
        min={1}
        max={MAX_NUMBER}
        isWrong={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
      />
    </Field>
  )
}
