'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'
import { useRouter } from '@/lib/i18n/navigation'

/** Without an answer nothing is known to have changed, and a refresh would replace the page by the browser's error. */
export const wasAnswered = (failure: unknown): boolean => !(failure instanceof ApiError) || failure.status > 0

/** Runs one action at a time, shows its outcome and refreshes the page. Returns whether it succeeded. */
export function useAction() {
  const router = useRouter()
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  async function act(call: () => Promise<unknown>, doneText: string): Promise<boolean> {
    setIsBusy(true)
    try {
      await call()
      showToast({ kind: 'success', text: doneText })
      router.refresh()
      return true
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
      if (wasAnswered(failure)) router.refresh()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy }
}
