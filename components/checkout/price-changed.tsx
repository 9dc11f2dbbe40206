'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Money } from '@/components/ui/money'
import { payableNow } from '@/lib/domain/booking/money/due'
import { useMoney } from '@/lib/i18n/use-money'
import type { BookingConflict, ShownPrice } from './use-create-booking'

const Column = styled.div`
  display: grid; gap: var(--s-5);
  dt { font-size: var(--fs-xs); }
`

const Totals = styled.dl`
  display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-4);
  div { display: grid; gap: var(--s-1); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); }
  dd { font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`

const NewTotal = styled.div`
  ${Totals} & { background: var(--c-warn-soft); color: var(--c-warn); }
`

interface PriceChangedProps {
  conflict: Extract<BookingConflict, { kind: 'priceChanged' }>
  isEventDay: boolean
  onAccept: () => void
  onClose: () => void
}

/** A changed price needs a new confirmation: both totals, or what is due now of the same total, are shown; nothing is booked until then. */
export function PriceChanged({ conflict, isEventDay, onAccept, onClose }: PriceChangedProps) {
  const t = useTranslations('checkout')
  const money = useMoney()
  const { shown, quote } = conflict
  const part = shown.total === quote.total ? 'dueNow' : 'total'
  const amountOf = (price: ShownPrice) => money(part === 'total' ? price.total : payableNow(price))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={conflict.message}
      closeLabel={t('notNow')}
      footer={
        <>
          <Button $kind="quiet" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button onClick={onAccept}>{t('acceptPrice')}</Button>
        </>
      }
    >
      <Column>
        <Totals>
          <div>
            <dt>{t('oldPrice', { part })}</dt>
            <dd>
              <Money {...amountOf(shown)} struck />
            </dd>
          </div>
          <NewTotal>
            <dt>{t('newPrice', { part })}</dt>
            <dd>
              <Money {...amountOf(quote)} />
            </dd>
          </NewTotal>
        </Totals>
        <PriceLines {...quote} due={quote} isEventDay={isEventDay} />
      </Column>
    </Dialog>
  )
}
