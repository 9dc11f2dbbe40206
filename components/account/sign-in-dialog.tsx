'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/show-toast'
import { useUser } from '@/lib/api/use-user'
import { CodeStep } from './code-step'
import { LoginStep } from './login-step'
import { NamesStep } from './names-step'
import { keepPendingCode, type PendingCode } from './pending-code'
import { rememberPhone } from './remembered-phone'
import { SignUpStep } from './sign-up-step'

type Step = 'login' | 'signUp' | 'code' | 'names'

const TITLES = { login: 'loginTitle', signUp: 'signUpTitle', code: 'codeTitle', names: 'namesTitle' } as const

interface SignInDialogProps {
  onClose: () => void
  /** what the person was doing when we asked */
  onSignedIn?: () => void
}

/** Number, code and, for a new person, names; afterwards the person goes on with what was begun. */
export default function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const t = useTranslations('account')
  const { refresh } = useUser()
  const [step, setStep] = useState<Step>('login')
  const [code, setCode] = useState<PendingCode | null>(null)

  const setPending = (next: PendingCode) => {
    keepPendingCode(next)
    setCode(next)
  }

  const awaitCode = (next: PendingCode) => {
    rememberPhone(next.phone)
    setPending(next)
    setStep('code')
  }

  const finish = () => {
    onClose()
    onSignedIn?.()
  }

  const afterCode = async () => {
    keepPendingCode(null)
    await refresh()
    showToast({ kind: 'success', text: t('success') })
    if (code?.purpose === 'signup') setStep('names')
    else finish()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Whoever leaves the names for later is signed in all the same.
        if (!open) step === 'names' ? finish() : onClose()
      }}
      title={t(TITLES[step])}
      closeLabel={t('close')}
      startsInField
    >
      {step === 'login' ? <LoginStep onCode={awaitCode} onSignUp={() => setStep('signUp')} /> : null}
      {step === 'signUp' ? <SignUpStep onCode={awaitCode} onLogIn={() => setStep('login')} /> : null}
      {step === 'code' && code ? <CodeStep code={code} onCode={setPending} onVerified={afterCode} /> : null}
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
