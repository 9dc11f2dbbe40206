'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Toast } from '@/components/ui/toast/show-toast'
import { useAction } from './use-action'

interface ActButtonProps<Answer> {
  kind?: ComponentProps<typeof Button>['$kind']
  size?: ComponentProps<typeof Button>['$size']
  /** what a screen reader says instead of the label */
  name?: string
  send: () => Promise<Answer>
  /** the sentence that says what was done, or what the answer says */
  done: string | ((answer: Answer) => Toast)
  children: ReactNode
}

/** A button that acts at once and says what came of it; meanwhile it takes no press. */
export function ActButton<Answer>({ kind, size, name, send, done, children }: ActButtonProps<Answer>) {
  const { act, isBusy } = useAction()
  return (
    <Button $kind={kind} $size={size} aria-label={name} aria-busy={isBusy} onClick={() => act(send, done)}>
      {children}
    </Button>
  )
}
