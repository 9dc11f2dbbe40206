'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

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
      return true
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
      return false
    } finally {
      setIsBusy(false)
      router.refresh()
    }
  }
  return { act, isBusy }
}
