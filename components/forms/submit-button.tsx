'use client'

import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '@/components/ui/button'

interface SubmitButtonProps {
  children: ReactNode
  disabled?: boolean
  /** as wide as the form, for a dialog and a form of its own */
  isWide?: boolean
  kind?: ButtonKind
}

/** Submits the form; `aria-busy` while it is being sent, when further clicks are ignored. */
export function SubmitButton({ children, disabled = false, isWide = true, kind }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type="submit"
      $kind={kind}
      $wide={isWide}
      aria-busy={isSubmitting}
      disabled={disabled || isSubmitting}
    >
      {children}
    </Button>
  )
}
