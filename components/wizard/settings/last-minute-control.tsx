'use client'

import { useTranslations } from 'next-intl'
import type { ControlProps } from '@/components/wizard/control'
import { NumberField } from '@/components/wizard/number-field'
import { useControl } from '@/components/wizard/use-control'
import { lastMinutePercent } from '@/lib/domain/booking/quote'
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
        <NumberField
          name={`${field.path}.days`}
          label={t('days')}
          help={days ? t('daysMeaning', { count: days }) : undefined}
          error={errorAt('days')}
          value={days}
          unit="count"
          onChange={(typed) => change({ ...value, days: typed })}
        />
        <NumberField
          name={`${field.path}.percent`}
          label={t('percent')}
          help={given !== null && given !== percent ? t('percentGiven', { percent: given }) : undefined}
          error={errorAt('percent')}
          value={percent}
          unit="count"
          onChange={(typed) => change({ ...value, percent: typed })}
        />
      </div>
    </SwitchedPanel>
  )
}
