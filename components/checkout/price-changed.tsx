'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'
import type { BookingConflict } from './use-create-booking'

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

/** A changed price needs a new confirmation: both totals are shown, and nothing is booked until then. */
export function PriceChanged({ conflict, isEventDay, onAccept, onClose }: PriceChangedProps) {
  const t = useTranslations('checkout')
  const money = useMoney()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={conflict.message}
      closeLabel={t('notNow')}
      footer={
        <>
          <Button type="button" $kind="quiet" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button type="button" onClick={onAccept}>
            {t('acceptPrice')}
          </Button>
        </>
      }
    >
      <Column>
        <Totals>
          <div>
            <dt>{t('oldTotal')}</dt>
            <dd>
              <Money {...money(conflict.shownTotal)} struck />
            </dd>
          </div>
          <NewTotal>
            <dt>{t('newTotal')}</dt>
            <dd>
              <Money {...money(conflict.quote.total)} />
            </dd>
          </NewTotal>
        </Totals>
        <PriceLines {...conflict.quote} due={conflict.quote} isEventDay={isEventDay} />
      </Column>
    </Dialog>
  )
}
