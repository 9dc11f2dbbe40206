'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { AmountField } from '@/components/wizard/fields/amount-input'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import type { AddOnName, Occasion } from '@/lib/domain/listing/vocabulary'
import { PricedTicks } from './priced-ticks'
import { SwitchedPanel } from './switched-panel'

/** The add-ons; some listing types have none. */
export function AddOnsControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const names = useTranslations('vocabulary.addOn')
  const { value, change, errorAt } = useControl<'addOns'>(field)
  const choices = field.options.map((one) => ({ value: one, name: names(one as AddOnName) }))
  if (choices.length === 0)
    return (
      <Notice role="status">
        <p>{t('noAddOns')}</p>
      </Notice>
    )
  return (
    <ControlGroup title={t('addOns')} hint={t('addOnsHint')} error={errorAt()}>
      <PricedTicks path={field.path} {...{ choices, value, errorAt }} onChange={change} />
    </ControlGroup>
  )
}

/** The suitable event types of a listing, with their prices. */
export function OccasionsControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const names = useTranslations('vocabulary.occasion')
  const { value, change, errorAt } = useControl<'occasions'>(field)
  const choices = field.options.map((one) => ({ value: one, name: names(one as Occasion) }))
  return (
    <ControlGroup title={t('occasions')} hint={t('occasionsHint')} error={errorAt()}>
      <PricedTicks path={field.path} {...{ choices, value, errorAt }} onChange={change} />
    </ControlGroup>
  )
}

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
