'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ReasonDialog } from './reason-dialog'

interface ReasonButtonProps extends Omit<ComponentProps<typeof ReasonDialog>, 'onClose'> {
  size?: ComponentProps<typeof Button>['$size']
  disabled?: boolean
  /** what a screen reader says instead of the action, or after it */
  name?: string
}

/** A button of the console whose act needs a reason, asked for in a dialog. */
export function ReasonButton({ kind = 'danger', size, disabled, name, ...dialog }: ReasonButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button $kind={kind} $size={size} disabled={disabled} aria-label={name} onClick={() => setOpen(true)}>
        {dialog.action}
      </Button>
      {isOpen ? (
        <ReasonDialog
          {...dialog}
          kind={kind === 'danger' ? kind : 'primary'}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
