'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { ExceptionWire } from '@/lib/contract/schemas/booking/admin-wire'
import { computeEnding } from '@/lib/domain/booking/money/cancellation'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { fromSar, toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'

const Column = styled.div`
  display: grid; gap: var(--s-4);
  label { font-size: var(--fs-sm); font-weight: var(--fw-medium); display: flex; justify-content: space-between; }
  input { inline-size: 100%; min-block-size: var(--tap); accent-color: var(--c-primary); }
  dl { display: grid; gap: var(--s-2); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); }
  dl div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { font-weight: var(--fw-semibold); }
`

const STEP_PERCENT = 5
const WORDS = {
  before: { granted: 'granted', now: 'grantNow', help: 'grantHelp' },
  after: { granted: 'grantedAfter', now: 'grantNowAfter', help: 'grantHelpAfter' },
} as const

/** After the end the booking stays as it ended, and its deposit goes its own way. */
const isOver = ({ booking }: ExceptionWire) => BOOKING_STATES[booking.status].dates === 'released'

/** The amounts of guest and vendor for a refund share; computed by the function that also pays it. */
function previewOf(request: ExceptionWire, percent: number) {
  const { booking } = request
  const stay = {
    policy: booking.policy,
    checkInAt: new Date(booking.checkInAt),
    totalHalalas: fromSar(booking.total),
    paidHalalas: fromSar(booking.paid),
    depositPaidHalalas: isOver(request) ? 0 : fromSar(booking.depositPaid),
    cleaningHalalas: fromSar(booking.cleaning),
  }
  return computeEnding({ by: 'exception', percent }, stay, stay.checkInAt)
}

/** Sets the share of the payment to refund, with a preview of the amounts. */
export function GrantDialog({ request, onClose }: { request: ExceptionWire; onClose: () => void }) {
  const t = useTranslations('admin.bookings')
  const id = useId()
  const money = useMoney()
  const { act, isBusy } = useAction()
  const [percent, setPercent] = useState(100)
  const words = isOver(request) ? WORDS.after : WORDS.before
  const { refundHalalas, vendorKeepsHalalas } = previewOf(request, percent)
  async function grant() {
    const input = { params: { id: request._id }, body: { percent } }
    if (await act(() => call('POST /admin/cancellations/:id/approve', input), t(words.granted))) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('grantTitle')}
      closeLabel={t('close')}
      startsInField
      footer={
        <>
          <Button $kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button aria-busy={isBusy} onClick={grant}>
            {t(words.now)}
          </Button>
        </>
      }
    >
      <Column>
        <label htmlFor={id}>
          {t('share')} <bdi className="num">{percent}%</bdi>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={STEP_PERCENT}
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <dl aria-live="polite">
          <div>
            <dt>{t('refund')}</dt>
            <dd>
              <Money {...money(toSar(refundHalalas))} />
            </dd>
          </div>
          <div>
            <dt>{t('keeps')}</dt>
            <dd>
              <Money {...money(toSar(vendorKeepsHalalas))} />
            </dd>
          </div>
        </dl>
        <Quiet>{t(words.help)}</Quiet>
      </Column>
    </Dialog>
  )
}
