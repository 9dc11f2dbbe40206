'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

/** Does one thing at a time, says how it went and shows the page as it is now. Answers whether it went well. */
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
