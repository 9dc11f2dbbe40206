'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useFailureText } from '@/components/form/use-issue-text'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/show-toast'
import { rejectVendor } from '@/lib/api/vendors'
import { rejectionBody, type VendorApplicationWire } from '@/lib/domain/vendor'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

/** The reason, in the admin's own words. */
export function RejectDialog({
  application,
  onClose,
}: {
  application: VendorApplicationWire
  onClose: () => void
}) {
  const t = useTranslations('admin.vendors')
  const failureText = useFailureText()
  const router = useRouter()
  const toBody = ({ reason }: { reason: string }) => ({ reason: reason.trim() })
  return (
    <Dialog open onOpenChange={onClose} title={t('rejectTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('rejectTitle')}
        schema={rejectionBody}
        initialValues={{ reason: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await rejectVendor(application._id, toBody(values).reason)
          showToast({ kind: 'success', text: t('rejected') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextField name="reason" label={t('reason')} help={t('reasonHelp')} dir="auto" maxLength={500} />
          <SubmitButton>{t('reject')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
