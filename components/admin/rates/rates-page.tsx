'use client'

import { useTranslations } from 'next-intl'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { NoShowRuleListWire } from '@/lib/contract/schemas/rates/no-show'
import type { StayVatRuleListWire } from '@/lib/contract/schemas/rates/stay-vat'
import type { RateListWire } from '@/lib/contract/schemas/rates/wire'
import { RATE_KINDS } from '@/lib/domain/rates/rates'
import { NoShowCard } from './no-show-card'
import { RateCard } from './rate-card'
import { StayVatCard } from './stay-vat-card'

interface RatesPageProps {
  list: RateListWire
  stayVat: StayVatRuleListWire
  noShow: NoShowRuleListWire
}

/** The rates of both kinds, who accounts for VAT, and the rules of no-shows: what holds, what comes, and what held before. */
export function RatesPage({ list, stayVat, noShow }: RatesPageProps) {
  const t = useTranslations('admin.rates')
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {RATE_KINDS.map((kind) => (
        <RateCard key={kind} kind={kind} list={list} />
      ))}
      <StayVatCard list={stayVat} />
      <NoShowCard list={noShow} />
    </PageFrame>
  )
}
