'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { Skeleton } from '@/components/ui/skeleton'
import { balancePath } from '@/lib/api/account'
import { fetchPath } from '@/lib/api/browser'
import type { BalanceEntryWire, BalanceWire } from '@/lib/domain/account/profile'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Card = styled.div`
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
  li { display: flex; align-items: center; gap: var(--s-4); padding: var(--s-4) var(--s-5); }
  li + li { border-block-start: 1px solid var(--c-line); }
`

const Sum = styled.p`
  display: grid; gap: var(--s-1); padding: var(--s-6) var(--s-5); background: var(--c-primary-soft); color: var(--c-primary);
  .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.2; justify-self: start; }
`

const Caption = styled.span`
  font-size: var(--fs-sm);
`

const EmptyText = styled.p`
  padding: var(--s-5); color: var(--c-ink-2); font-size: var(--fs-sm);
`

const EntryText = styled.span`
  flex: 1; min-inline-size: 0; display: grid;
`

const EntryTime = styled.span`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Pages = styled.div`
  display: flex; justify-content: space-between; align-items: center; padding: var(--s-3) var(--s-5); font-size: var(--fs-sm); color: var(--c-ink-3); border-block-start: 1px solid var(--c-line);
`

const EntryAmount = styled.span<{ $isAdded: boolean }>`
  ${({ $isAdded }) => $isAdded && 'color: var(--c-ok); font-weight: var(--fw-semibold);'}
`

/** The balance and its ledger entries, page by page. */
export function BalanceCard({ first }: { first: BalanceWire }) {
  const t = useTranslations('profile')
  const money = useMoney()
  const [page, setPage] = useState(1)
  const { data, error } = useSWR<BalanceWire>(balancePath(page), fetchPath, {
    fallbackData: page === 1 ? first : undefined,
    keepPreviousData: true,
  })
  const pages = Math.ceil((data?.total ?? 0) / (data?.pageSize ?? 1))
  return (
    <Card>
      <Sum>
        <Caption>{t('balanceNow')}</Caption>
        <Money {...money(data?.balance ?? first.balance)} />
      </Sum>
      {error ? <EmptyText>{t('balanceFailed')}</EmptyText> : null}
      {data || error ? null : <Skeleton $block="5em" />}
      {data?.data.length === 0 ? <EmptyText>{t('balanceEmpty')}</EmptyText> : null}
      <ul>
        {data?.data.map((entry) => (
          <Movement key={entry._id} entry={entry} />
        ))}
      </ul>
      {pages > 1 ? (
        <Pages>
          <Button
            type="button"
            $kind="quiet"
            $size="sm"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            {t('newer')}
          </Button>
          <span>{t('pageOf', { page, pages })}</span>
          <Button
            type="button"
            $kind="quiet"
            $size="sm"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            {t('older')}
          </Button>
        </Pages>
      ) : null}
    </Card>
  )
}

function Movement({ entry }: { entry: BalanceEntryWire }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const money = useMoney()
  const isAdded = entry.amount > 0
  return (
    <li>
      <EntryText>
        <bdi>{entry.reason ?? t(isAdded ? 'added' : 'deducted')}</bdi>
        <EntryTime>{formatDay(riyadhDay(new Date(entry.createdAt)), locale)}</EntryTime>
      </EntryText>
      <EntryAmount $isAdded={isAdded}>
        <span className="sr-only">{t(isAdded ? 'added' : 'deducted')}</span>
        <bdi aria-hidden="true">{isAdded ? '+' : '−'}</bdi> <Money {...money(Math.abs(entry.amount))} />
      </EntryAmount>
    </li>
  )
}
