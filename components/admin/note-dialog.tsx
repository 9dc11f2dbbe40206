'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { MAX_REPORT_NOTE, noteBody } from '@/lib/domain/reviews/report'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface NoteDialogProps {
  title: string
  action: string
  done: string
  onSend: (note: string) => Promise<void>
  onClose: () => void
}

/** An admin action with a note for the audit trail. */
export function NoteDialog({ title, action, done, onSend, onClose }: NoteDialogProps) {
  const t = useTranslations('admin.reports')
  const failureText = useFailureText()
  const router = useRouter()
  const toBody = ({ note }: { note: string }) => ({ note: note.trim() })
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('cancel')}>
      <Form
        label={title}
        schema={noteBody}
        initialValues={{ note: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await onSend(toBody(values).note)
          showToast({ kind: 'success', text: done })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={MAX_REPORT_NOTE} />
          <SubmitButton>{action}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
