import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  closeLabel: string
  /** label of the cancel button */
  keep: string
  /** the action; without it there is only the cancel button */
  confirm: string | null
  /** how the action looks; most cannot be undone */
  kind?: 'danger' | 'primary'
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    closeLabel,
    keep,
    confirm,
    kind = 'danger',
    isBusy = false,
    onConfirm,
    onClose,
    children,
  } = props
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button $kind="quiet" disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          {confirm === null ? null : (
            <Button $kind={kind} aria-busy={isBusy} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
