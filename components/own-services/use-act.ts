import { useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { showToast } from '@/components/ui/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

/** Does one thing at a time with a place, says how it went, and reads the page anew. */
export function useAct() {
  const router = useRouter()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  async function act(what: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await what()
      showToast({ kind: 'success', text: done })
      return true
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
      return false
    } finally {
      setBusy(false)
      router.refresh()
    }
  }
  return { isBusy, act }
}
