'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { inWords } from '@/lib/session/passkeys'

interface PasskeyButtonProps {
  label: string
  /** the sentence for a prompt that was closed */
  cancelled: string
  onPress: () => Promise<void>
}

/** Lets the browser ask for a passkey. */
export function PasskeyButton({ label, cancelled, onPress }: PasskeyButtonProps) {
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await onPress()
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(inWords(failure, cancelled)) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button $kind="outline" $wide aria-busy={isBusy} onClick={press}>
      {label}
    </Button>
  )
}
