'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast, type Toast } from '@/components/ui/toast/show-toast'
import { wasAnswered } from '@/lib/api/http'
import { usePageRefresh } from './refresh/page-refresh'

/**
 * Shows why a call failed, and refreshes the page, which may have changed meanwhile. Returns the sentence that was shown.
 */
export function useReportFailure(): (failure: unknown) => string {
  const refresh = usePageRefresh()
  const failureText = useFailureText()
  return (failure) => {
    const text = failureText(failure)
    showToast({ kind: 'error', text })
    if (wasAnswered(failure)) refresh()
    return text
  }
}

/**
 * Runs one action at a time, shows its outcome and refreshes the page. Returns whether it succeeded. The outcome is a
 * sentence, or depends on the answer. `failure` says until the next run why the last one failed.
 */
export function useAction() {
  const refresh = usePageRefresh()
  const report = useReportFailure()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function act<Answer>(
    call: () => Promise<Answer>,
    outcome: string | ((answer: Answer) => Toast),
  ): Promise<boolean> {
    setIsBusy(true)
    setFailure(null)
    try {
      const answer = await call()
      showToast(typeof outcome === 'string' ? { kind: 'success', text: outcome } : outcome(answer))
      refresh()
      return true
    } catch (problem) {
      setFailure(report(problem))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { act, isBusy, failure }
}
