'use client'

import { useTranslations } from 'next-intl'
import { useFailureText } from '@/components/form/use-issue-text'
import { showToast } from '@/components/ui/show-toast'
import { signUp } from '@/lib/api/account'
import { type PendingCode, stillPending } from './pending-code'
import { PhoneForm } from './phone-form'
import { Stack } from './stack'

interface SignUpStepProps {
  onCode: (code: PendingCode) => void
  onLogIn: () => void
}

/** Asks a new person for the number; the server's own words tell why it was refused. */
export function SignUpStep({ onCode, onLogIn }: SignUpStepProps) {
  const t = useTranslations('account')
  const failureText = useFailureText()

  const sendPhone = async (phone: string) => {
    try {
      const { otp, resendIn } = await signUp(phone)
      onCode({ phone, purpose: 'signup', echoed: otp, resendInSeconds: resendIn })
    } catch (failure) {
      const sent = stillPending(failure, phone, 'signup')
      if (!sent) throw failure
      onCode(sent)
    }
  }

  return (
    <Stack>
      <PhoneForm
        label={t('signUpTitle')}
        submit={t('continue')}
        onPhone={sendPhone}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      />
      <p className="other">
        {t('haveAccount')}{' '}
        <button type="button" onClick={onLogIn}>
          {t('logIn')}
        </button>
      </p>
    </Stack>
  )
}
