import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  closeLabel: string
  /** the way out that changes nothing */
  keep: string
  /** what cannot be taken back; without it there is only the way out */
  confirm: string | null
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeLabel, keep, confirm, isBusy = false, onConfirm, onClose, children } = props
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button type="button" $kind="quiet" disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          {confirm === null ? null : (
            <Button type="button" $kind="danger" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
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
