'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import type { ButtonKind } from '@/components/ui/button'
import { reasonBody } from '@/lib/domain/reason'

interface ReasonDialogProps {
  title: string
  /** the recipient of the reason */
  help: string
  action: string
  kind?: ButtonKind
  done: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
  /** what comes of the action, said before it */
  children?: ReactNode
}

const toBody = ({ reason }: { reason: string }) => ({ reason: reason.trim() })

/** An action that hurts somebody: it asks for the reason first. */
export function ReasonDialog({
  title,
  help,
  action,
  kind,
  done,
  onSend,
  onClose,
  children,
}: ReasonDialogProps) {
  const t = useTranslations('admin.reason')
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={reasonBody}
      initialValues={{ reason: '' }}
      toBody={toBody}
      send={async (values) => {
        await onSend(toBody(values).reason)
        return done
      }}
      startsInField={false}
      onClose={onClose}
    >
      {children}
      <ReasonField label={t('reason')} help={help} />
      <SubmitButton kind={kind}>{action}</SubmitButton>
    </FormDialog>
  )
}
