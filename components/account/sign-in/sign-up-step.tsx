'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { getPendingCode, type PendingCode } from '@/components/shared/one-time-code/pending-code'
import { OtherWay, Stack } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { signUp } from '@/lib/api/account'
import { ApiError } from '@/lib/api/http'
import { PhoneForm } from './phone-form'

interface SignUpStepProps {
  phone?: string
  onCode: (code: PendingCode) => void
  onLogIn: (phone?: string) => void
}

/** Asks a new user for the number; a refusal shows the server's message, a known number leads to log-in. */
export function SignUpStep({ phone: given, onCode, onLogIn }: SignUpStepProps) {
  const t = useTranslations('account')
  const [knownPhone, setKnownPhone] = useState<string | null>(null)
  const failureText = useFailureText()

  const sendPhone = async (phone: string) => {
    try {
      const { otp, resendIn } = await signUp(phone)
      onCode({ phone, purpose: 'signup', echoed: otp, resendInSeconds: resendIn })
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'phone_taken') setKnownPhone(phone)
      const sent = getPendingCode(failure, phone, 'signup')
      if (!sent) throw failure
      onCode(sent)
    }
  }

  return (
    <Stack>
      <PhoneForm
        label={t('signUpTitle')}
        submit={t('continue')}
        phone={given}
        offer={
          knownPhone === null
            ? null
            : {
                phone: knownPhone,
                text: t('accountExists'),
                action: t('logInWithNumber'),
                onAccept: () => onLogIn(knownPhone),
              }
        }
        onPhone={sendPhone}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      />
      <OtherWay>
        {t('haveAccount')}{' '}
        <button type="button" onClick={() => onLogIn()}>
          {t('logIn')}
        </button>
      </OtherWay>
    </Stack>
  )
}
