'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import type { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import { useRouter } from '@/lib/i18n/navigation'

/** Sends one step of a test payment and goes where it leads: the bank's step, or back to the merchant. */
export function useSandbox() {
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (step: Promise<SandboxPaymentWire>) => {
    setIsSending(true)
    setProblem(null)
    try {
      const payment = await step
      if (payment.step !== 'confirm') return router.replace(payment.returnPath)
      router.refresh()
    } catch (failure) {
      setProblem(failureText(failure))
    }
    setIsSending(false)
  }
  return { send, isSending, problem }
}
