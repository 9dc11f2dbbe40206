'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { MAX_REASON, reasonBody } from '@/lib/domain/reason'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface ReasonDialogProps {
  title: string
  /** the recipient of the reason */
  help: string
  action: string
  done: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A rejection with a reason, which the user receives. */
export function ReasonDialog({ title, help, action, done, onSend, onClose }: ReasonDialogProps) {
  const t = useTranslations('admin.reason')
  const failureText = useFailureText()
  const router = useRouter()
  const toBody = ({ reason }: { reason: string }) => ({ reason: reason.trim() })
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')}>
      <Form
        label={title}
        schema={reasonBody}
        initialValues={{ reason: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await onSend(toBody(values).reason)
          showToast({ kind: 'success', text: done })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextArea name="reason" label={t('reason')} help={help} rows={3} maxLength={MAX_REASON} />
          <SubmitButton>{action}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
