'use client'

import { useTranslations } from 'next-intl'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { ControlProps } from '@/components/wizard/control'
import { useControl } from '@/components/wizard/use-control'
import type { BookingType, CancellationPolicyName } from '@/lib/domain/listing/vocabulary'
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
