'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
import { useMoney } from '@/lib/i18n/use-money'
import { ReasonDialog } from './reason-dialog'

const Refund = styled.p`
  font-weight: var(--fw-semibold);
`

interface CancelBookingDialogProps {
  booking: Pick<AdminBookingDetail, '_id' | 'version'>
  settlement: NonNullable<AdminBookingDetail['cancellation']>
  onClose: () => void
}

/** Cancels a booking as admin: shows the refund first; the reason goes to the audit trail. */
export function CancelBookingDialog({
  booking: { _id, version },
  settlement,
  onClose,
}: CancelBookingDialogProps) {
  const t = useTranslations('admin.bookings')
  const money = useMoney()
  return (
    <ReasonDialog
      title={t('cancelTitle')}
      help={t('reasonHelp')}
      action={t('cancelNow')}
      done={t('cancelled')}
      onSend={(reason) =>
        call('POST /admin/bookings/:id/cancel', { params: { id: _id }, body: { reason, version } })
      }
      onClose={onClose}
    >
      <Refund>
        {t('refund')} <Money {...money(settlement.refund)} />
      </Refund>
      <p>{t('cancelText')}</p>
    </ReasonDialog>
  )
}
