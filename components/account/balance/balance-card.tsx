'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BalanceMovements } from '@/components/shared/balance-movements'
import { Button } from '@/components/ui/button'
import { useAnswer } from '@/lib/api/use-answer'
import type { BalanceWire } from '@/lib/domain/ledger/balance'
import { Link } from '@/lib/i18n/navigation'
import { BalanceSum } from './balance-sum'

const Card = styled.div`
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
`

const Foot = styled.p`
  padding: var(--s-4) var(--s-5); color: var(--c-ink-2); font-size: var(--fs-sm); border-block-start: 1px solid var(--c-line);
`

const SHOWN = 3

/** The balance with its newest movements; all of them have a page of their own. */
export function BalanceCard({ first }: { first: BalanceWire }) {
  const t = useTranslations('balance')
  const { data = first, error } = useAnswer('GET /user/balance', {}, { fallbackData: first })
  return (
    <Card>
      <BalanceSum balance={data.balance} />
      <BalanceMovements entries={data.data.slice(0, SHOWN)} />
      {error ? <Foot role="status">{t('failed')}</Foot> : null}
      <Foot>
        {data.total === 0 ? (
          t('emptyText')
        ) : (
          <Button as={Link} href="/my-balance" $kind="outline" $size="sm">
            {t('seeAll')}
          </Button>
        )}
      </Foot>
    </Card>
  )
}
