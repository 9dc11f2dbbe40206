'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { Stack } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { ApiError } from '@/lib/api/http'
import { PhoneForm } from './phone-form'
import { requestCode } from './request-code'
import { TermsNote } from './terms-note'

interface SignUpStepProps {
  phone?: string
  onCode: (code: PendingCode) => void
  onLogIn: (phone: string) => void
}

/** Asks a new user for the number; a refusal shows the server's message, a known number is logged in by one press. */
export function SignUpStep({ phone: given, onCode, onLogIn }: SignUpStepProps) {
  const t = useTranslations('account')
  const [knownPhone, setKnownPhone] = useState<string | null>(null)
  const failureText = useFailureText()

  const sendPhone = async (phone: string) => {
    try {
      onCode(await requestCode('signup', phone))
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'phone_taken') setKnownPhone(phone)
      throw failure
    }
  }
  return (
    <Stack>
      <PhoneForm
        label={t('signUpTitle')}
        submit={t('continue')}
        phone={given}
        note={<TermsNote />}
        offer={
          knownPhone === null
            ? null
            : {
                phone: knownPhone,
                note: t('accountExists'),
                action: t('logInWithNumber'),
                onAccept: async () => onCode(await requestCode('login', knownPhone)),
              }
        }
        otherWay={{ question: t('haveAccount'), action: t('logIn'), onTake: onLogIn }}
        onPhone={sendPhone}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      />
    </Stack>
  )
}
