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
  .sum { display: grid; gap: var(--s-1); padding: var(--s-6) var(--s-5); background: var(--c-primary-soft); color: var(--c-primary); }
  .sum .caption { font-size: var(--fs-sm); }
  .sum .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.2; justify-self: start; }
  .none { padding: var(--s-5); color: var(--c-ink-2); font-size: var(--fs-sm); }
  li { display: flex; align-items: center; gap: var(--s-4); padding: var(--s-4) var(--s-5); }
  li + li { border-block-start: 1px solid var(--c-line); }
  .what { flex: 1; min-inline-size: 0; display: grid; }
  .when { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .added { color: var(--c-ok); font-weight: var(--fw-semibold); }
  .pages { display: flex; justify-content: space-between; align-items: center; padding: var(--s-3) var(--s-5); font-size: var(--fs-sm); color: var(--c-ink-3); border-block-start: 1px solid var(--c-line); }
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
      <p className="sum">
        <span className="caption">{t('balanceNow')}</span>
        <Money {...money(data?.balance ?? first.balance)} />
      </p>
      {error ? <p className="none">{t('balanceFailed')}</p> : null}
      {data || error ? null : <Skeleton $block="5em" />}
      {data?.data.length === 0 ? <p className="none">{t('balanceEmpty')}</p> : null}
      <ul>
        {data?.data.map((entry) => (
          <Movement key={entry._id} entry={entry} />
        ))}
      </ul>
      {pages > 1 ? (
        <div className="pages">
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
        </div>
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
      <span className="what">
        <bdi>{entry.reason ?? t(isAdded ? 'added' : 'deducted')}</bdi>
        <span className="when">{formatDay(riyadhDay(new Date(entry.createdAt)), locale)}</span>
      </span>
      <span className={isAdded ? 'added' : undefined}>
        <span className="sr-only">{t(isAdded ? 'added' : 'deducted')}</span>
        <bdi aria-hidden="true">{isAdded ? '+' : '−'}</bdi> <Money {...money(Math.abs(entry.amount))} />
      </span>
    </li>
  )
}
