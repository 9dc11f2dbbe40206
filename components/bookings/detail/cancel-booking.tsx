'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { Stack } from '@/components/shared/styles/stack'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Field } from '@/components/ui/input/field'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import type { CancellationPreview } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { REFUND_DESTINATIONS, type RefundDestination } from '@/lib/domain/ledger/postings'
import { useMoney } from '@/lib/i18n/use-money'

const REASONS = ['plans', 'dates', 'place', 'people', 'other'] as const

const Refund = styled.p`
  font-size: var(--fs-lg); font-weight: var(--fw-semibold);
`

interface CancelBookingProps {
  booking: BookingWire
  /** the refund when the page was rendered; the dialog fetches it again */
  preview: CancellationPreview
}

/** Shows the refund before the guest confirms, computed by the function that also pays it. */
export function CancelBooking({ booking, preview }: CancelBookingProps) {
  const t = useTranslations('booking')
  const reasons = useTranslations('stay.cancellation')
  const { act, isBusy } = useAction()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const isPaidByCard = booking.money.some((one) => one.kind === 'payment' && one.from !== 'balance')
  const [refundTo, setRefundTo] = useState<RefundDestination>(isPaidByCard ? 'card' : 'balance')

  const cancel = async () => {
    const input = { params: { id: booking._id }, body: { ...(reason ? { reason } : {}), refundTo } }
    if (await act(() => call('POST /bookings/:id/cancel', input), t('cancelled'))) setIsOpen(false)
  }

  return (
    <>
      <Button $kind="danger" onClick={() => setIsOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancelTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button $kind="quiet" disabled={isBusy} onClick={() => setIsOpen(false)}>
              {t('keep')}
            </Button>
            <Button $kind="danger" aria-busy={isBusy} onClick={cancel}>
              {t('cancelNow')}
            </Button>
          </>
        }
      >
        <Stack $gap={4}>
          <RefundPreview booking={booking} preview={preview} />
          {preview.refund > 0 && isPaidByCard && !preview.isShared ? (
            <RefundChoice chosen={refundTo} onChoose={setRefundTo} />
          ) : null}
          {preview.refund > 0 && !isPaidByCard ? <p>{reasons('refundTo.onlyBalance')}</p> : null}
          <Field id={id} label={reasons('reason')}>
            <SelectFrame>
              <select id={id} value={reason} onChange={(event) => setReason(event.target.value)}>
                <option value="">{reasons('noReason')}</option>
                {REASONS.map((one) => (
                  <option key={one} value={reasons(`reasons.${one}`)}>
                    {reasons(`reasons.${one}`)}
                  </option>
                ))}
              </select>
            </SelectFrame>
          </Field>
          <p>{t('cancelText')}</p>
        </Stack>
      </Dialog>
    </>
  )
}

function RefundPreview({ booking, preview }: CancelBookingProps) {
  const t = useTranslations('booking')
  const shared = useTranslations('stay.cancellation')
  const money = useMoney()
  const { data } = useAnswer(
    'GET /bookings/:id/cancellation',
    { params: { id: booking._id } },
    { fallbackData: preview },
  )
  if (booking.paid === 0 || !data) return <Refund>{t('nothingPaid')}</Refund>
  return (
    <div role="status">
      <Refund>
        {t('refund')} <Money {...money(data.refund)} />
      </Refund>
      {data.isShared ? <p>{shared('friendsGet', { amount: money(data.refundToFriends).spoken })}</p> : null}
      <p>
        {t('vendorKeeps')} <Money {...money(data.vendorKeeps)} />
      </p>
    </div>
  )
}

const Choice = styled.fieldset`
  display: grid; gap: var(--s-3);
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); }
`

const Option = styled.label`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s-4); align-items: center; padding: var(--s-3) var(--s-4);
  border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer;
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { grid-row: 1 / 3; grid-column: 2; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { font-weight: var(--fw-semibold); }
  small { color: var(--c-ink-2); font-size: var(--fs-sm); }
`

interface RefundChoiceProps {
  chosen: RefundDestination
  onChoose: (destination: RefundDestination) => void
}

/** Where a refund goes: back to the card in days, or to the balance at once. */
function RefundChoice({ chosen, onChoose }: RefundChoiceProps) {
  const t = useTranslations('stay.cancellation.refundTo')
  return (
    <Choice>
      <legend>{t('title')}</legend>
      {REFUND_DESTINATIONS.map((one) => (
        <Option key={one}>
          <strong>{t(one)}</strong>
          <small>{t(`${one}Text`)}</small>
          <input
            type="radio"
            name="refund-to"
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
        </Option>
      ))}
    </Choice>
  )
}
