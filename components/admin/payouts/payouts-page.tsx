'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { AdminPayoutListWire, AdminPayoutWire } from '@/lib/contract/schemas/payouts/payout'
import type { TableRequest } from '@/lib/domain/admin/table'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import { PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import { formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { NextBatch } from './next-batch'
import { PayoutCard } from './payout-card'

/** Payouts and what the next bank file would hold; each row opens what an admin may do with it. */
export function PayoutsPage({ request, list }: { request: TableRequest; list: AdminPayoutListWire }) {
  const t = useTranslations('admin.payouts')
  const columns = usePayoutColumns()
  return (
    <AdminTablePage
      spec={PAYOUT_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(payout) => <PayoutCard payout={payout} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{ state: PAYOUT_STATES.map((value) => ({ value, label: t(`states.${value}`) })) }}
    >
      <NextBatch next={list.next}>
        <Button as={Link} $kind="outline" href="/admin/payout-batches" prefetch={false}>
          {t('batches')}
        </Button>
      </NextBatch>
    </AdminTablePage>
  )
}

function usePayoutColumns(): TableColumn<AdminPayoutWire>[] {
  const t = useTranslations('admin.payouts')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'vendor', cell: (row) => <bdi>{row.vendorName}</bdi> },
    { key: 'number', cell: (row) => <bdi className="num">{row.number}</bdi> },
    { key: 'state', cell: (row) => <Badge $tone="plain">{t(`states.${row.state}`)}</Badge> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    {
      key: 'account',
      cell: (row) =>
        t('ending', {
          bank: row.bank ? localName(locale, row.bank) : t('unknownBank'),
          lastFour: row.lastFour,
        }),
    },
    { key: 'batch', cell: (row) => <bdi className="num">{row.batchNumber}</bdi>, isHiddenAtFirst: true },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.requestedAt, locale), sort: 'createdAt' },
  ]
}
