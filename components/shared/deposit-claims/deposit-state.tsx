'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ClaimFacts } from '@/components/shared/deposit-claims/claim-facts'
import { ClaimPhotos } from '@/components/shared/deposit-claims/claim-photos'
import { Notice } from '@/components/shared/notice'
import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

interface DepositStateProps {
  deposit: DepositWire
  reader: 'guest' | 'vendor'
}

/** The deposit as one of its sides reads it: when it returns, or where its claim stands. */
export function DepositState({ deposit, reader }: DepositStateProps) {
  const t = useTranslations('deposit')
  const locale = useLocale()
  const money = useMoney()
  const { amount, returnsAt, claim } = deposit
  if (!claim) {
    const params = { amount: money(amount).spoken }
    if (!returnsAt) return <p>{t('held', params)}</p>
    const instant = formatInstant(returnsAt, locale)
    return <p>{t(reader === 'guest' ? 'returns' : 'returnsVendor', { ...params, instant })}</p>
  }
  return (
    <>
      <Notice role="status" tone={claim.state === 'settled' ? 'ok' : 'info'}>
        <p>{t(`state.${reader}.${claim.state}`, { until: formatInstant(claim.answerBy, locale) })}</p>
      </Notice>
      <ClaimFacts claim={claim} deposit={amount} photos={<ClaimPhotos photos={claim.photos} />} />
    </>
  )
}
