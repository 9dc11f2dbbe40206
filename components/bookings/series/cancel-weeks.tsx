'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { SeriesWeekWire } from '@/lib/contract/schemas/booking/series'
import { fromSar, toSar } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import { useMoney } from '@/lib/i18n/use-money'

/** Cancels all weeks that have not begun, after the guest has read what goes back of them. */
export function CancelWeeks({ id, weeks }: { id: string; weeks: readonly SeriesWeekWire[] }) {
  const t = useTranslations('series.cancel')
  const money = useMoney()
  const [isOpen, setIsOpen] = useState(false)
  const rest = weeks.filter(({ cancellation }) => cancellation !== null)
  if (rest.length === 0) return null
  const sumOfAll = (part: keyof NonNullable<SeriesWeekWire['cancellation']>) =>
    toSar(sumOf(rest.map(({ cancellation }) => fromSar(cancellation?.[part] ?? 0))))
  const [refund, kept, toFriends] = [sumOfAll('refund'), sumOfAll('vendorKeeps'), sumOfAll('refundToFriends')]
  const isUnpaid = refund + kept + toFriends === 0
  return (
    <>
      <Button $kind="quiet" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <ActDialog
          title={t('title', { count: rest.length })}
          keep={t('keep')}
          confirm={t('confirm')}
          done={t('done')}
          send={() =>
            call('POST /series/:id/cancel', {
              params: { id },
              body: { bookingIds: rest.map(({ _id }) => _id) },
            })
          }
          onClose={() => setIsOpen(false)}
        >
          <p>
            {isUnpaid ? t('unpaid') : t('text', { refund: money(refund).spoken, kept: money(kept).spoken })}
          </p>
          {toFriends > 0 ? <p>{t('friendsGet', { amount: money(toFriends).spoken })}</p> : null}
        </ActDialog>
      ) : null}
    </>
  )
}
