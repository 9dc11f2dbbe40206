import { useTranslations } from 'next-intl'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import {
  PRIVACY_REQUEST_KINDS,
  type PrivacyRequestBody,
  privacyRequestBody,
} from '@/lib/domain/account/privacy-request'
import { MAX_REASON } from '@/lib/domain/reason'
import { riyadhDay } from '@/lib/domain/time/days'

interface RecordRequestDialogProps {
  userId: string
  onClose: () => void
}

/** Enters a request about personal data that a user sent by another way. */
export function RecordRequestDialog({ userId, onClose }: RecordRequestDialogProps) {
  const t = useTranslations('admin.users.record')
  const reasons = useTranslations('admin.reason')
  const kinds = PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <FormDialog
      title={t('title')}
      closeLabel={reasons('close')}
      schema={privacyRequestBody}
      initialValues={{ kind: '', note: '', receivedOn: riyadhDay(new Date()) }}
      send={async (values) => {
        await call('POST /admin/users/:id/privacy-requests', {
          params: { id: userId },
          body: values as PrivacyRequestBody,
        })
        return t('done')
      }}
      startsInField={false}
      onClose={onClose}
    >
      <SelectField name="kind" label={t('kind')} placeholder={t('choose')} options={kinds} />
      <DateField name="receivedOn" label={t('receivedOn')} />
      <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={MAX_REASON} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
