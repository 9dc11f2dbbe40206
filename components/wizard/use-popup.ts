'use client'

import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'

/** Tells a sentence for three seconds each time that going on was refused because of it; its twin stays inline. */
export function usePopup(error: string | undefined) {
  const { submitCount, isSubmitting } = useFormikContext()
  // A screen that is opened because of it tells it too.
  const reported = useRef(error ? null : submitCount)
  useEffect(() => {
    if (isSubmitting || reported.current === submitCount) return
    reported.current = submitCount
    if (error) showToast({ kind: 'error', text: error })
  }, [error, submitCount, isSubmitting])
}
