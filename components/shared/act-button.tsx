'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '@/components/ui/button'
import { useAction } from './use-action'

interface ActButtonProps {
  kind?: ButtonKind
  send: () => Promise<unknown>
  /** the sentence that says what was done */
  done: string
  children: ReactNode
}

/** A button that acts at once and says what came of it; meanwhile it takes no press. */
export function ActButton({ kind, send, done, children }: ActButtonProps) {
  const { act, isBusy } = useAction()
  return (
    <Button $kind={kind} aria-busy={isBusy} onClick={() => act(send, done)}>
      {children}
    </Button>
  )
}
