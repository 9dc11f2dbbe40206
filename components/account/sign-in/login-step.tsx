'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasskeyButton } from '@/components/account/passkeys/passkey-button'
import { useFailureText } from '@/components/forms/use-issue-text'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { Stack } from '@/components/shared/one-time-code/stack'
import { ApiError, isErrorOf } from '@/lib/api/http'
import { issue } from '@/lib/domain/issues'
import { signInByPasskey, usePasskeySupport } from '@/lib/session/passkeys'
import { PhoneForm } from './phone-form'
import { requestCode } from './request-code'
import { TermsNote } from './sign-up-step'

interface LoginStepProps {
  phone?: string
  onCode: (code: PendingCode) => void
  onPasskey: () => Promise<void>
  onSignUp: (phone: string) => void
}

/**
 * Asks for the number. Any failure is shown under the field (marketplace.md, section 8); an unknown number
 * is signed up by one press.
 */
export function LoginStep({ phone: given, onCode, onPasskey, onSignUp }: LoginStepProps) {
  const t = useTranslations('account')
  const [unknown, setUnknown] = useState<string | null>(null)
  const failureText = useFailureText()
  const canUsePasskeys = usePasskeySupport()

  const underField = (failure: unknown): ApiError => {
    const { code, status } = failure instanceof ApiError ? failure : { code: 'internal' as const, status: 0 }
    const message = failureText(failure)
    return new ApiError(code, status, message, { issues: [{ ...issue('phone', 'not_a_phone'), message }] })
  }
  const sendPhone = async (phone: string) => {
    try {
      onCode(await requestCode('login', phone))
    } catch (failure) {
      if (isErrorOf('POST /user/login', failure, 'unknown_phone')) setUnknown(phone)
      throw underField(failure)
    }
  }
  return (
    <Stack>
      <PhoneForm
        label={t('loginTitle')}
        submit={t('continue')}
        phone={given}
        offer={
          unknown === null
            ? null
            : {
                phone: unknown,
                note: <TermsNote />,
                action: t('createWithNumber'),
                onAccept: async () => onCode(await requestCode('signup', unknown)),
              }
        }
        otherWay={{ question: t('noAccount'), action: t('signUp'), onTake: onSignUp }}
        onPhone={sendPhone}
        onFailure={() => undefined}
      />
      {canUsePasskeys ? (
        <PasskeyButton
          label={t('passkey')}
          cancelled={t('passkeyCancelled')}
          onPress={async () => {
            await signInByPasskey()
            await onPasskey()
          }}
        />
      ) : null}
    </Stack>
  )
}
