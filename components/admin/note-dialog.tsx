'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { FormDialog } from '@/components/shared/form-dialog'
import { MAX_REPORT_NOTE, noteBody } from '@/lib/domain/reviews/report'

interface NoteDialogProps {
  title: string
  action: string
  done: string
  onSend: (note: string) => Promise<void>
  onClose: () => void
}

const toBody = ({ note }: { note: string }) => ({ note: note.trim() })

/** An admin action with a note for the audit trail. */
export function NoteDialog({ title, action, done, onSend, onClose }: NoteDialogProps) {
  const t = useTranslations('admin.reports')
  return (
    <FormDialog
      title={title}
      closeLabel={t('cancel')}
      schema={noteBody}
      initialValues={{ note: '' }}
      toBody={toBody}
      send={async (values) => {
        await onSend(toBody(values).note)
        return done
      }}
      startsInField={false}
      onClose={onClose}
    >
      <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={MAX_REPORT_NOTE} />
      <SubmitButton>{action}</SubmitButton>
    </FormDialog>
  )
}
