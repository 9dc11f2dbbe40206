'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/wizard/amount-field'
import type { ControlProps } from '@/components/wizard/control'
import { useControl } from '@/components/wizard/use-control'
import { SwitchedPanel } from './switched-panel'

/** An optional security deposit. */
export function DepositControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const { value, change, errorAt } = useControl<'deposit'>(field)
  return (
    <SwitchedPanel
      name={`${field.path}.isTicked`}
      label={t('deposit')}
      hint={t('depositHint')}
      isOn={value.isTicked}
      onSwitch={(isTicked) => change({ ...value, isTicked })}
    >
      <AmountField
        name={`${field.path}.amount`}
        label={t('depositAmount')}
        error={errorAt('amount')}
        value={value.amount}
        onChange={(amount) => change({ ...value, amount })}
      />
    </SwitchedPanel>
  )
}
