'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { BalanceMovements } from '@/components/shared/balance-movements'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { BalanceWire } from '@/lib/contract/schemas/ledger/balance'
import type { BalanceFilter } from '@/lib/domain/ledger/balance'
import { Link } from '@/lib/i18n/navigation'
import { balanceAddress } from './balance-address'
import { BalanceFilters } from './balance-filters'
import { BalanceSum } from './balance-sum'

const Card = styled.div`
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
`

const Pages = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4);
`

/** The balance with all its movements, filtered by kind and month, page by page. */
export function BalancePage({ filter, list }: { filter: BalanceFilter; list: BalanceWire }) {
  const t = useTranslations('balance')
  const { balance, months, data } = list
  return (
    <PageFrame>
      <h1>{t('pageTitle')}</h1>
      <Card>
        <BalanceSum balance={balance} />
      </Card>
      {months.length > 0 ? <BalanceFilters filter={filter} months={months} /> : null}
      {data.length > 0 ? (
        <Card>
          <BalanceMovements entries={data} />
        </Card>
      ) : (
        <NoMovements hasOthers={months.length > 0} />
      )}
      <BalancePages filter={filter} list={list} />
    </PageFrame>
  )
}

function NoMovements({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations('balance')
  return (
    <EmptyState title={t('emptyTitle')} text={t(hasOthers ? 'noneChosen' : 'emptyText')}>
      <Button as={Link} href={hasOthers ? '/my-balance' : '/search'} $kind="outline">
        {t(hasOthers ? 'showAll' : 'explore')}
      </Button>
    </EmptyState>
  )
}

function BalancePages({
  filter,
  list: { page, pageSize, total },
}: {
  filter: BalanceFilter
  list: BalanceWire
}) {
  const t = useTranslations('balance')
  if (total <= pageSize) return null
  return (
    <Pages aria-label={t('pages')}>
      {page > 1 ? (
        <Button as={Link} $kind="outline" href={balanceAddress(filter, page - 1)}>
          {t('newer')}
        </Button>
      ) : (
        <span />
      )}
      {page * pageSize < total ? (
        <Button as={Link} $kind="outline" href={balanceAddress(filter, page + 1)}>
          {t('older')}
        </Button>
      ) : null}
    </Pages>
  )
}
