'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { QueuePage } from '@/components/admin/queue-page'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { PROMOTION_STATES, type PromotionListWire, type PromotionState } from '@/lib/domain/promotions/wire'
import { PromotionCard } from './promotion-card'
import { PromotionDialog } from './promotion-dialog'

/** Promotion codes by state, and the button that makes a new one. */
export function PromotionQueue({ state, list }: { state: PromotionState; list: PromotionListWire }) {
  const t = useTranslations('admin.promotions')
  const [isMaking, setIsMaking] = useState(false)
  return (
    <QueuePage
      path="/admin/promotions"
      title={t('title')}
      lead={t('lead')}
      emptyText={t('emptyText')}
      state={state}
      states={PROMOTION_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      <IfMayWrite area="money">
        <div>
          <Button type="button" onClick={() => setIsMaking(true)}>
            <Icon name="plus" size={18} />
            {t('new')}
          </Button>
        </div>
      </IfMayWrite>
      {list.data.map((promotion) => (
        <PromotionCard key={promotion._id} promotion={promotion} />
      ))}
      {isMaking ? <PromotionDialog onClose={() => setIsMaking(false)} /> : null}
    </QueuePage>
  )
}
