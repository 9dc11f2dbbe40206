'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { ButtonRow } from '@/components/shared/button-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { BankLineListWire, BankLineWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import type { TableRequest } from '@/lib/domain/admin/table'
import { BANK_LINE_TABLE } from '@/lib/domain/admin/tables'
import type { BankLineState } from '@/lib/domain/bank-statement/bank-statement'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useExactMoney } from '@/lib/i18n/use-money'
import { BankLineCard } from './bank-line-card'
import { StatementDialog } from './statement-dialog'

/** What waits for an admin comes first. */
const TABS: readonly BankLineState[] = ['open', 'explained', 'matched']

/** Lines of the bank's statement; each row opens what it is and what can be done about it. */
export function BankStatementPage(props: { request: TableRequest; list: BankLineListWire }) {
  const t = useTranslations('admin.bankStatement')
  const [isUploading, setUploading] = useState(false)
  return (
    <AdminTablePage
      {...props}
      spec={BANK_LINE_TABLE}
      columns={useBankColumns()}
      rowDetail={(line) => <BankLineCard line={line} />}
      tabs={{ filter: 'state', counts: { open: props.list.counts.open } }}
      choices={{ state: TABS.map((value) => ({ value, label: t(`states.${value}`) })) }}
    >
      <IfMayWrite area="money">
        <ButtonRow>
          <Button onClick={() => setUploading(true)}>{t('upload')}</Button>
        </ButtonRow>
        {isUploading ? <StatementDialog onClose={() => setUploading(false)} /> : null}
      </IfMayWrite>
    </AdminTablePage>
  )
}

const TONES = { open: 'warn', explained: 'info', matched: 'plain' } as const

function useBankColumns(): TableColumn<BankLineWire>[] {
  const t = useTranslations('admin.bankStatement')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'bookedOn', cell: (row) => formatDay(row.bookedOn, locale), sort: 'bookedOn' },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'text', cell: (row) => <bdi>{row.text}</bdi> },
    { key: 'state', cell: (row) => <Badge $tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge> },
    { key: 'target', cell: (row) => (row.target ? <bdi dir="ltr">{row.target.name}</bdi> : null) },
    { key: 'owner', cell: (row) => (row.owner ? <bdi>{localName(locale, row.owner)}</bdi> : '') },
  ]
}
