'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import type { PromotionListWire, PromotionWire } from '@/lib/contract/schemas/promotions/wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { PROMOTION_TABLE } from '@/lib/domain/admin/tables'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'
import { PROMOTION_STATES } from '@/lib/domain/promotions/wire'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { PromotionCard } from './promotion-card'
import { PromotionDialog } from './promotion-dialog'

/** Promotion codes; each row opens its terms and its end, and a button makes a new one. */
export function PromotionsPage({ request, list }: { request: TableRequest; list: PromotionListWire }) {
  const t = useTranslations('admin.promotions')
  const columns = usePromotionColumns()
  const [isMaking, setIsMaking] = useState(false)
  return (
    <AdminTablePage
      spec={PROMOTION_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(promotion) => <PromotionCard promotion={promotion} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{
        state: PROMOTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        payer: PROMOTION_PAYERS.map((value) => ({ value, label: t(`payers.${value}`) })),
      }}
    >
      <AddButton area="money" label={t('new')} onClick={() => setIsMaking(true)} />
      {isMaking ? <PromotionDialog onClose={() => setIsMaking(false)} /> : null}
    </AdminTablePage>
  )
}

function usePromotionColumns(): TableColumn<PromotionWire>[] {
  const t = useTranslations('admin.promotions')
  const locale = useLocale()
  const money = useMoney()
  const discountOf = ({ percent, ...row }: PromotionWire) => {
    const amount = money(row.amount).spoken
    return percent === null ? amount : t('percentUpTo', { percent, amount })
  }
  const usesOf = ({ uses, maxUses }: PromotionWire) =>
    t('usesOf', { uses: String(uses), max: String(maxUses) })
  const day = (text: string) => formatDay(text, locale, 'dayMonth')
  return [
    { key: 'code', cell: (row) => <bdi className="num">{row.code}</bdi> },
    {
      key: 'state',
      cell: (row) => (
        <Badge $tone={row.state === 'active' ? 'ok' : 'plain'}>{t(`states.${row.state}`)}</Badge>
      ),
    },
    { key: 'discount', cell: discountOf },
    {
      key: 'days',
      cell: (row) => t('dayRange', { first: day(row.firstDay), last: day(row.lastDay) }),
      sort: 'lastDay',
    },
    { key: 'payer', cell: (row) => t(`payers.${row.payer}`) },
    { key: 'uses', cell: usesOf },
    { key: 'createdAt', cell: (row) => day(riyadhDay(new Date(row.createdAt))), sort: 'createdAt' },
  ]
}
