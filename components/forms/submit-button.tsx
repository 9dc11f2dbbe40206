'use client'

import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Sends the form; busy, and deaf to a second click, while it is being sent. */
export function SubmitButton({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" $wide aria-busy={isSubmitting} disabled={disabled || isSubmitting}>
      {children}
    </Button>
  )
}
