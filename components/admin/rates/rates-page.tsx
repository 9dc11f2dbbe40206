'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { RATE_KINDS, type RateKind } from '@/lib/domain/rates/rates'
import type { RateListWire, RateWire } from '@/lib/domain/rates/wire'
import { RateDialog } from './rate-dialog'
import { RateRow } from './rate-row'

const Card = styled.section`
  display: grid; gap: var(--s-5); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: var(--s-4); }
  h2 { font-size: var(--fs-lg); }
  header p { color: var(--c-ink-2); font-size: var(--fs-sm); }
  ol { display: grid; list-style: none; margin: 0; padding: 0; }
`

/** The rates of both kinds: what holds, what comes, and what held before. */
export function RatesPage({ list }: { list: RateListWire }) {
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
    <Card aria-labelledby={`rates-${kind}`}>
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
    </Card>
  )
}
