'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Money } from '@/components/ui/money'
import { showToast } from '@/components/ui/show-toast'
import { cancelBooking } from '@/lib/api/bookings'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Column = styled.div`
  display: grid; gap: var(--s-4);
  .back { font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`

interface CancelBookingProps {
  booking: BookingWire
  settlement: NonNullable<BookingWire['cancellation']>
}

/** Says what comes back before anybody clicks; the same function that will pay it has counted it. */
export function CancelBooking({ booking, settlement }: CancelBookingProps) {
  const t = useTranslations('booking')
  const money = useMoney()
  const router = useRouter()
  const failureText = useFailureText()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)

  const cancel = async () => {
    setIsSending(true)
    try {
      await cancelBooking(booking._id)
      showToast({ kind: 'success', text: t('cancelled') })
      setIsOpen(false)
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setIsSending(false)
    router.refresh()
  }

  return (
    <>
      <Button type="button" $kind="danger" onClick={() => setIsOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancelTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button type="button" $kind="quiet" disabled={isSending} onClick={() => setIsOpen(false)}>
              {t('keep')}
            </Button>
            <Button type="button" $kind="danger" aria-busy={isSending} disabled={isSending} onClick={cancel}>
              {t('cancelNow')}
            </Button>
          </>
        }
      >
        <Column>
          {booking.paid > 0 ? (
            <>
              <p className="back">
                {t('refund')} <Money {...money(settlement.refund)} />
              </p>
              <p>
                {t('vendorKeeps')} <Money {...money(settlement.vendorKeeps)} />
              </p>
            </>
          ) : (
            <p className="back">{t('nothingPaid')}</p>
          )}
          <p>{t('cancelText')}</p>
        </Column>
      </Dialog>
    </>
  )
}
