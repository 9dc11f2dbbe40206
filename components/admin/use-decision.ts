'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { showToast } from '@/components/ui/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

/** An act of an admin: said how it went, and the list is shown anew. Answers whether it went well. */
export function useDecision() {
  const router = useRouter()
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  async function decide(call: () => Promise<unknown>, doneText: string): Promise<boolean> {
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
  return { decide, isBusy }
}
