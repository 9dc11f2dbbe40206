'use client'

import { useTranslations } from 'next-intl'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import type { BookingType, CancellationPolicyName } from '@/lib/domain/listing/vocabulary'
import { ChoiceCards } from './choice-cards'
import { PopupChoice } from './popup-choice'

const BOOKING_SIGNS: Record<BookingType, IconName> = { instant: 'bolt', '24-Hour': 'clock' }
const POLICY_SIGNS: Record<CancellationPolicyName, IconName> = {
  Flexible: 'check',
  Moderate: 'calendar',
  Strict: 'shield',
  Non_refundable: 'wallet',
}

/** Instant booking, or requests answered within a day. */
export function BookingTypeControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const names = useTranslations('vocabulary.bookingType')
  const { value, change, errorAt } = useControl<'choice'>(field)
  return (
    <PopupChoice
      name={field.path}
      title={t('bookingType')}
      hint={t('bookingTypeHint')}
      choices={(field.options as BookingType[]).map((one) => ({
        value: one,
        name: names(one),
        more: t(`bookingTypeMore.${one}`),
        icon: BOOKING_SIGNS[one],
      }))}
      value={value}
      error={errorAt()}
      onChoose={change}
    />
  )
}

/** The cancellation policies, each with its refund rule. */
export function CancellationControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const words = useTranslations('vocabulary')
  const { value, change, errorAt } = useControl<'choice'>(field)
  return (
    <PopupChoice
      name={field.path}
      title={t('policy')}
      hint={t('policyHint')}
      choices={(field.options as CancellationPolicyName[]).map((one) => ({
        value: one,
        name: words(`policy.${one}`),
        more: words(`policyRule.${one}`),
        icon: POLICY_SIGNS[one],
      }))}
      value={value}
      error={errorAt()}
      onChoose={change}
    />
  )
}

/** The category cards of the settings (wizard.md, section 2); a listing of another client may have a fourth value. */
const OFFERED: Record<string, IconName> = {
  Families_and_Singles: 'users',
  Only_families: 'home',
  ladies: 'user',
}

/** The audience of a listing. */
export function AudienceControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const names = useTranslations('vocabulary.audience')
  const { value, change, errorAt } = useControl<'choice'>(field)
  const shown = field.options.filter((one) => OFFERED[one] || one === value)
  const error = errorAt()
  return (
    <ControlGroup title={t('audience')} hint={t('audienceHint')} error={error}>
      <ChoiceCards
        name={field.path}
        label={t('audience')}
        choices={shown.map((one) => ({ value: one, name: names(one), icon: OFFERED[one] ?? 'users' }))}
        value={value}
        isWrong={Boolean(error)}
        onChoose={change}
      />
    </ControlGroup>
  )
}
