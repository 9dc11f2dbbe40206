'use client'

import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'

/** Shows an error as a toast for three seconds after each refused step; the inline error stays. */
export function usePopup(error: string | undefined) {
  const { submitCount, isSubmitting } = useFormikContext()
  // A screen that opens because of an error shows it too.
  const reported = useRef(error ? null : submitCount)
  useEffect(() => {
    if (isSubmitting || reported.current === submitCount) return
    reported.current = submitCount
    if (error) showToast({ kind: 'error', text: error })
  }, [error, submitCount, isSubmitting])
}
