'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import {
  type PendingCode,
  rememberedPhone,
  rememberPhone,
  storePendingCode,
} from '@/components/shared/one-time-code/pending-code'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { startSession, useUser } from '@/lib/api/current-user'
import { LoginStep } from './login-step'
import { NamesStep, SignUpStep } from './sign-up-step'

type Step = 'login' | 'signUp' | 'code' | 'names'

const TITLES = { login: 'loginTitle', signUp: 'signUpTitle', code: 'codeTitle', names: 'namesTitle' } as const

interface SignInDialogProps {
  onClose: () => void
  /** why the user is asked to sign in */
  onSignedIn?: () => void
  /** a number that the user has already typed */
  phone?: string
}

/** Number, code and, for a new user, names; afterwards the interrupted action continues. */
export default function SignInDialog({ onClose, onSignedIn, phone: given }: SignInDialogProps) {
  const t = useTranslations('account')
  const { refresh } = useUser()
  const [step, setStep] = useState<Step>('login')
  const [phone, setPhone] = useState(given)
  const [code, setCode] = useState<PendingCode | null>(null)

  const setPending = (next: PendingCode) => {
    storePendingCode(next)
    setCode(next)
  }

  const awaitCode = (next: PendingCode) => {
    rememberPhone(next.phone)
    setPending(next)
    setStep('code')
  }

  const switchTo = (next: Step) => (typed: string) => {
    setPhone(typed)
    setStep(next)
  }

  const finish = () => {
    onClose()
    onSignedIn?.()
  }

  const afterSignIn = async () => {
    storePendingCode(null)
    await refresh()
    showToast({ kind: 'success', text: t('success') })
    if (step === 'code' && code?.purpose === 'signup') setStep('names')
    else finish()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Skipping the names does not undo the sign-in.
        if (!open) step === 'names' ? finish() : onClose()
      }}
      title={t(TITLES[step])}
      closeLabel={t('close')}
      startsInField
    >
      {step === 'login' ? (
        <LoginStep phone={phone} onCode={awaitCode} onPasskey={afterSignIn} onSignUp={switchTo('signUp')} />
      ) : null}
      {step === 'signUp' ? <SignUpStep phone={phone} onCode={awaitCode} onLogIn={switchTo('login')} /> : null}
      {step === 'code' && code ? <CodeStep code={code} onCode={setPending} onVerified={afterSignIn} /> : null}
      {step === 'names' ? (
        <NamesStep
          onSaved={async () => {
            await refresh()
            finish()
          }}
        />
      ) : null}
    </Dialog>
  )
}

interface CodeStepProps {
  code: PendingCode
  onCode: (code: PendingCode) => void
  onVerified: () => Promise<void>
}

/** The code of a login or a sign-up; resending uses the stored number (marketplace.md, section 4). */
function CodeStep({ code, onCode, onVerified }: CodeStepProps) {
  return (
    <CodeForm
      code={code}
      onCode={onCode}
      verify={async (typed) => {
        await startSession(code.phone, typed)
        await onVerified()
      }}
      resend={() => call('POST /user/resend-otp', { body: { phone: rememberedPhone() || code.phone } })}
    />
  )
}
