'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { NoShowRuleListWire } from '@/lib/domain/booking/money/no-show'
import { RATE_KINDS, type RateKind } from '@/lib/domain/rates/rates'
import type { StayVatRuleListWire } from '@/lib/domain/rates/stay-vat-wire'
import type { RateListWire, RateWire } from '@/lib/domain/rates/wire'
import { NoShowCard } from './no-show-card'
import { RateDialog } from './rate-dialog'
import { RateCard, RateRow } from './rate-row'
import { StayVatCard } from './stay-vat-card'

interface RatesPageProps {
  list: RateListWire
  stayVat: StayVatRuleListWire
  noShow: NoShowRuleListWire
}

/** The rates of both kinds, who accounts for VAT, and the rules of no-shows: what holds, what comes, and what held before. */
export function RatesPage({ list, stayVat, noShow }: RatesPageProps) {
  const t = useTranslations('admin.rates')
  const [adding, setAdding] = useState<RateKind | null>(null)
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {RATE_KINDS.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          rates={list.data.filter((rate) => rate.kind === kind)}
          onAdd={() => setAdding(kind)}
        />
      ))}
      <StayVatCard list={stayVat} />
      <NoShowCard list={noShow} />
      {adding ? <RateDialog kind={adding} earliest={list.earliest} onClose={() => setAdding(null)} /> : null}
    </PageFrame>
  )
}

interface KindCardProps {
  kind: RateKind
  rates: readonly RateWire[]
  onAdd: () => void
}

function KindCard({ kind, rates, onAdd }: KindCardProps) {
  const t = useTranslations('admin.rates')
  return (
    <RateCard aria-labelledby={`rates-${kind}`}>
      <header>
        <div>
          <h2 id={`rates-${kind}`}>{t(`kinds.${kind}`)}</h2>
          <p>{t(`what.${kind}`)}</p>
        </div>
        <IfMayWrite area="money">
          <Button type="button" $kind="outline" $size="sm" onClick={onAdd}>
            <Icon name="plus" size={18} />
            {t(`addTo.${kind}`)}
          </Button>
        </IfMayWrite>
      </header>
      <ol>
        {rates.map((rate) => (
          <RateRow key={rate._id} rate={rate} />
        ))}
      </ol>
    </RateCard>
  )
}
