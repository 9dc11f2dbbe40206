'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Money } from '@/components/ui/money'
import type { AccountSum, LedgerRow, LedgerSide } from '@/lib/contract/schemas/ledger/explorer'
import type { TablePage, TableRequest } from '@/lib/domain/admin/table'
import { LEDGER_TABLE } from '@/lib/domain/admin/tables'
import { ACCOUNT_KINDS, TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { formatShortInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'

interface LedgerPageProps {
  request: TableRequest
  list: TablePage<LedgerRow>
  sums: readonly AccountSum[]
}

/** The accounts of the ledger with their balances, and its transactions with both sides. */
export function LedgerPage({ request, list, sums }: LedgerPageProps) {
  const t = useTranslations('admin.ledger')
  const columns = useLedgerColumns()
  const choices = {
    account: ACCOUNT_KINDS.map((value) => ({ value, label: t(`accounts.${value}`) })),
    kind: TRANSACTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
  }
  return (
    <AdminTablePage spec={LEDGER_TABLE} request={request} list={list} columns={columns} choices={choices}>
      <AccountSums sums={sums} shown={request.filters.account} />
    </AdminTablePage>
  )
}

function useLedgerColumns(): TableColumn<LedgerRow>[] {
  const t = useTranslations('admin.ledger')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'kind', cell: ({ kind }) => <strong>{t(`kinds.${kind}`)}</strong> },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
    { key: 'booking', cell: ({ booking }) => booking && <BookingLink {...booking} /> },
    {
      key: 'from',
      cell: ({ sides }) => <LedgerSides sides={sides.filter(({ amount }) => amount < 0)} />,
    },
    { key: 'to', cell: ({ sides }) => <LedgerSides sides={sides.filter(({ amount }) => amount > 0)} /> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'reason', cell: ({ reason }) => <bdi>{reason}</bdi>, isHiddenAtFirst: true },
  ]
}

function BookingLink({ _id, code }: { _id: string; code: string }) {
  return (
    <Link href={`/admin/bookings/${_id}`} prefetch={false}>
      <bdi className="num">{code}</bdi>
    </Link>
  )
}

const Grid = styled.ul`
  display: grid; gap: var(--s-2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); padding: 0; margin: 0; list-style: none;
  a { display: grid; gap: var(--s-1); block-size: 100%; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); font-size: var(--fs-sm); color: var(--c-ink-2); }
  a:hover { background: var(--c-sub); }
  a[aria-current] { box-shadow: inset 0 0 0 2px var(--c-primary); }
  strong { font-size: var(--fs-md); color: var(--c-ink); }
  @media (max-width: 700px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** Each account with its balance; a press lists the transactions that touch it. */
function AccountSums({ sums, shown }: { sums: readonly AccountSum[]; shown?: string }) {
  const t = useTranslations('admin.ledger')
  const money = useExactMoney()
  return (
    <section aria-label={t('balances')}>
      <Grid>
        {sums.map(({ account, balance }) => (
          <li key={account}>
            <Link
              href={`/admin/ledger?account=${account}`}
              aria-current={shown === account || undefined}
              prefetch={false}
              scroll={false}
            >
              {t(`accounts.${account}`)}
              <strong>
                <Money {...money(balance)} />
              </strong>
            </Link>
          </li>
        ))}
      </Grid>
    </section>
  )
}

const SideList = styled.ul`
  display: grid; gap: var(--s-1); padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); }
  li > span:last-child { color: var(--c-ink-2); white-space: nowrap; }
  a { text-decoration: underline; text-underline-offset: 3px; }
`

/** One side of a transaction: its accounts, whose they are, and what each gives or takes. */
function LedgerSides({ sides }: { sides: readonly LedgerSide[] }) {
  const t = useTranslations('admin.ledger')
  const money = useExactMoney()
  return (
    <SideList>
      {sides.map(({ account, owner, amount }) => (
        <li key={`${account}:${owner?._id}`}>
          <span>{t(`accounts.${account}`)}</span>
          {owner ? (
            <Link href={`/admin/ledger?q=${owner._id}`} prefetch={false}>
              <bdi>{owner.name || t('closedAccount')}</bdi>
            </Link>
          ) : null}
          <span>
            <Money {...money(Math.abs(amount))} />
          </span>
        </li>
      ))}
    </SideList>
  )
}
