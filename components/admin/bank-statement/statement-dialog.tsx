import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextFileField } from '@/components/forms/text-file-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { bankFileBody } from '@/lib/domain/bank-statement/bank-statement'

/** Imports a file of the bank; lines that an earlier one had are left out. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.bankStatement')
  return (
    <FormDialog
      title={t('uploadTitle')}
      closeLabel={t('close')}
      schema={bankFileBody}
      initialValues={{ text: '' }}
      send={async (body) => t('imported', await call('POST /admin/bank-statement/files', { body }))}
      onClose={onClose}
    >
      <TextFileField
        name="text"
        label={t('file')}
        help={t('fileHelp')}
        accept=".xml,.csv,text/xml,text/csv"
      />
      <SubmitButton>{t('upload')}</SubmitButton>
    </FormDialog>
  )
}
