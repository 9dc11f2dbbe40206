'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast, type Toast } from '@/components/ui/toast/show-toast'
import { wasAnswered } from '@/lib/api/http'
import { useRouter } from '@/lib/i18n/navigation'

/** Shows why a call failed, and refreshes the page, which may have changed meanwhile. */
export function useReportFailure() {
  const router = useRouter()
  const failureText = useFailureText()
  return (failure: unknown) => {
    showToast({ kind: 'error', text: failureText(failure) })
    if (wasAnswered(failure)) router.refresh()
  }
}

/**
 * Runs one action at a time, shows its outcome and refreshes the page. Returns whether it succeeded. The outcome is a
 * sentence, or depends on the answer.
 */
export function useAction() {
  const router = useRouter()
  const report = useReportFailure()
  const [isBusy, setIsBusy] = useState(false)
  async function act<Answer>(
    call: () => Promise<Answer>,
    outcome: string | ((answer: Answer) => Toast),
  ): Promise<boolean> {
    setIsBusy(true)
    try {
      const answer = await call()
      showToast(typeof outcome === 'string' ? { kind: 'success', text: outcome } : outcome(answer))
      router.refresh()
      return true
    } catch (failure) {
      report(failure)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy }
}
