'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { object } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Money } from '@/components/ui/money'
import { showToast } from '@/components/ui/toast/show-toast'
import { cancelByAdmin } from '@/lib/api/admin/bookings'
import { userText } from '@/lib/domain/text/text'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const MAX_REASON = 500
const reasonSchema = object({ reason: userText(MAX_REASON).required() })

const Column = styled.div`
  display: grid; gap: var(--s-5);
`

const Refund = styled.p`
  font-weight: var(--fw-semibold);
`

interface CancelBookingDialogProps {
  bookingId: string
  settlement: { refund: number; vendorKeeps: number }
  onClose: () => void
}

/** Cancels a booking as admin: shows the refund first; the reason goes to the audit trail. */
export function CancelBookingDialog({ bookingId, settlement, onClose }: CancelBookingDialogProps) {
  const t = useTranslations('admin.bookings')
  const money = useMoney()
  const failureText = useFailureText()
  const router = useRouter()
  const toBody = ({ reason }: { reason: string }) => ({ reason: reason.trim() || undefined })
  return (
    <Dialog open onOpenChange={onClose} title={t('cancelTitle')} closeLabel={t('close')}>
      <Form
        label={t('cancelTitle')}
        schema={reasonSchema}
        initialValues={{ reason: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await cancelByAdmin(bookingId, values.reason.trim())
          showToast({ kind: 'success', text: t('cancelled') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => {
          showToast({ kind: 'error', text: failureText(failure) })
          router.refresh()
        }}
      >
        <Column>
          <Refund>
            {t('refund')} <Money {...money(settlement.refund)} />
          </Refund>
          <p>{t('cancelText')}</p>
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('reasonHelp')}
            rows={3}
            maxLength={MAX_REASON}
          />
          <SubmitButton>{t('cancelNow')}</SubmitButton>
        </Column>
      </Form>
    </Dialog>
  )
}
