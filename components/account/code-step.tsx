'use client'

import { resendCode } from '@/lib/api/account'
import { startSession } from '@/lib/api/session'
import { CodeForm } from './code-form'
import { type PendingCode, rememberedPhone } from './pending-code'

interface CodeStepProps {
  code: PendingCode
  onCode: (code: PendingCode) => void
  onVerified: () => Promise<void>
}

/** The code of a login or a sign-up; resending goes to the phone that is kept (marketplace.md, section 4). */
export function CodeStep({ code, onCode, onVerified }: CodeStepProps) {
  return (
    <CodeForm
      code={code}
      onCode={onCode}
      verify={async (typed) => {
        await startSession(code.phone, typed)
        await onVerified()
      }}
      resend={() => resendCode(rememberedPhone() || code.phone)}
    />
  )
}
