'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { answerBody } from '@/lib/domain/deposit-claims/bodies'
import { MAX_REASON } from '@/lib/domain/reason'

const toBody = ({ text }: { text: string }) => ({ agrees: false, text: text.trim() })

/** The guest says why the claim is not right; an admin decides then. */
export function DisputeDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTranslations('deposit.respond')
  return (
    <FormDialog
      title={t('disagreeTitle')}
      closeLabel={t('close')}
      schema={answerBody}
      initialValues={{ text: '' }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /bookings/:id/deposit/answer', { params: { id: bookingId }, body: toBody(values) })
        return t('disputed')
      }}
      onClose={onClose}
    >
      <TextArea name="text" label={t('text')} help={t('textHelp')} maxLength={MAX_REASON} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
