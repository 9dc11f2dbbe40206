'use client'

import type { ReactNode } from 'react'
import { Stack } from '@/components/shared/styles/stack'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { DialogFailure } from './dialog-failure'
import { useAction } from './use-action'

interface ActDialogProps<Answer> {
  title: string
  /** label of the button that leaves everything as it is */
  keep: string
  closeLabel?: string
  confirm: string
  kind?: 'danger' | 'primary'
  /** the sentence that says what was done */
  done: string | ((answer: Answer) => string)
  send: () => Promise<Answer>
  onDone?: () => void
  onClose: () => void
  /** what comes of the act */
  children: ReactNode
}

/** Asks before an act; once it is done the dialog says so and closes, a failure is shown in it and keeps it open. */
export function ActDialog<Answer>(props: ActDialogProps<Answer>) {
  const { title, keep, closeLabel = keep, confirm, kind, done, send, onDone, onClose, children } = props
  const { act, isBusy, failure } = useAction()
  return (
    <ConfirmDialog
      title={title}
      closeLabel={closeLabel}
      keep={keep}
      confirm={confirm}
      kind={kind}
      isBusy={isBusy}
      onConfirm={async () => {
        const outcome =
          typeof done === 'string'
            ? done
            : (answer: Answer) => ({ kind: 'success' as const, text: done(answer) })
        if (!(await act(send, outcome))) return
        onClose()
        onDone?.()
      }}
      onClose={onClose}
    >
      <Stack $gap={4}>
        {children}
        <DialogFailure text={failure} />
      </Stack>
    </ConfirmDialog>
  )
}
