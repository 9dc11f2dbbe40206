'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { AdminTable } from '@/components/admin/table/admin-table'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Money } from '@/components/ui/money'
import type { TableRequest } from '@/lib/domain/admin/table'
import { LEDGER_TABLE } from '@/lib/domain/admin/tables'
import { ACCOUNT_KINDS, TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import type { AccountSum, LedgerList, LedgerRow } from '@/lib/domain/ledger/explorer'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { AccountSums } from './account-sums'
import { LedgerSides } from './ledger-sides'

interface LedgerPageProps {
  request: TableRequest
  list: LedgerList
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
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AccountSums sums={sums} shown={request.filters.account} />
      <AdminTable spec={LEDGER_TABLE} request={request} list={list} columns={columns} choices={choices} />
    </PageFrame>
  )
}

function useLedgerColumns(): TableColumn<LedgerRow>[] {
  const t = useTranslations('admin.ledger')
  const locale = useLocale()
  const money = useMoney()
  return useMemo(
    () => [
      { key: 'kind', cell: ({ kind }) => <strong>{t(`kinds.${kind}`)}</strong> },
      { key: 'createdAt', cell: (row) => formatInstant(row.createdAt, locale), sort: 'createdAt' },
      { key: 'booking', cell: ({ booking }) => booking && <BookingLink {...booking} /> },
      {
        key: 'from',
        cell: ({ sides }) => <LedgerSides sides={sides.filter(({ amount }) => amount < 0)} />,
      },
      { key: 'to', cell: ({ sides }) => <LedgerSides sides={sides.filter(({ amount }) => amount > 0)} /> },
      { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
      { key: 'reason', cell: ({ reason }) => <bdi>{reason}</bdi>, isHiddenAtFirst: true },
    ],
    [t, locale, money],
  )
}

function BookingLink({ _id, code }: { _id: string; code: string }) {
  return (
    <Link href={`/admin/bookings/${_id}`} prefetch={false}>
      <bdi className="num">{code}</bdi>
    </Link>
  )
}
