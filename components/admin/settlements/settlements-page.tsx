'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Count } from '@/components/admin/count'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { ActButton } from '@/components/shared/act-button'
import { ButtonRow } from '@/components/shared/button-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { SettlementListWire, SettlementWire } from '@/lib/contract/schemas/settlements/settlement'
import type { TableRequest } from '@/lib/domain/admin/table'
import { SETTLEMENT_TABLE } from '@/lib/domain/admin/tables'
import { SETTLEMENT_STATES } from '@/lib/domain/settlements/settlement'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useExactMoney } from '@/lib/i18n/use-money'
import { SettlementCard } from './settlement-card'
import { SettlementFileDialog } from './settlement-file-dialog'

/** Transfers of the provider to our bank; each row opens its sums and the way to its lines. */
export function SettlementsPage({ request, list }: { request: TableRequest; list: SettlementListWire }) {
  const t = useTranslations('admin.settlements')
  return (
    <AdminTablePage
      spec={SETTLEMENT_TABLE}
      request={request}
      list={list}
      columns={useSettlementColumns()}
      rowDetail={(settlement) => <SettlementCard settlement={settlement} />}
      choices={{ state: SETTLEMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })) }}
    >
      <IfMayWrite area="money">{list.canRead ? <Import /> : <p>{t('unavailable')}</p>}</IfMayWrite>
    </AdminTablePage>
  )
}

/** Both ways to new settlements. */
function Import() {
  const t = useTranslations('admin.settlements')
  const [isUploading, setUploading] = useState(false)
  return (
    <>
      <ButtonRow>
        <ActButton
          send={() => call('POST /admin/settlements/read')}
          done={({ found, matched }) => ({ kind: 'success', text: t('reading', { found, matched }) })}
        >
          {t('read')}
        </ActButton>
        <Button $kind="outline" onClick={() => setUploading(true)}>
          {t('upload')}
        </Button>
      </ButtonRow>
      {isUploading ? <SettlementFileDialog onClose={() => setUploading(false)} /> : null}
    </>
  )
}

function useSettlementColumns(): TableColumn<SettlementWire>[] {
  const t = useTranslations('admin.settlements')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'settlementId', cell: (row) => <bdi dir="ltr">{row.settlementId}</bdi> },
    {
      key: 'state',
      cell: (row) => (
        <Badge $tone={row.state === 'open' ? 'warn' : 'plain'}>{t(`states.${row.state}`)}</Badge>
      ),
    },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'fees', cell: (row) => <Money {...money(row.fees)} />, isNumber: true },
    { key: 'lines', cell: (row) => <Count of={row.lines} />, isNumber: true },
    { key: 'open', cell: (row) => <Count of={row.open} />, isNumber: true },
    {
      key: 'settledAt',
      cell: (row) => formatDay(riyadhDay(new Date(row.settledAt)), locale),
      sort: 'settledAt',
    },
  ]
}
