'use client'

import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Submits the form; `aria-busy` while it is being sent, when further clicks are ignored. */
export function SubmitButton({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" $wide aria-busy={isSubmitting} disabled={disabled || isSubmitting}>
      {children}
    </Button>
  )
}
