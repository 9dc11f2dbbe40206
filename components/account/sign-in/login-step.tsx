'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { getPendingCode, type PendingCode } from '@/components/shared/one-time-code/pending-code'
import { OtherWay, Stack } from '@/components/shared/one-time-code/stack'
import { logIn } from '@/lib/api/account'
import { ApiError } from '@/lib/api/http'
import { issue } from '@/lib/domain/issues'
import { PhoneForm } from './phone-form'

interface LoginStepProps {
  phone?: string
  onCode: (code: PendingCode) => void
  onSignUp: (phone?: string) => void
}

/**
 * Asks for the number. Any failure is shown under the field (marketplace.md, section 8); an unknown number
 * leads to sign-up.
 */
export function LoginStep({ phone: given, onCode, onSignUp }: LoginStepProps) {
  const t = useTranslations('account')
  const [unknown, setUnknown] = useState<string | null>(null)
  const failureText = useFailureText()

  const sendPhone = async (phone: string) => {
    try {
      const { user, data } = await logIn(phone)
      onCode({ phone, purpose: 'login', echoed: user.otp, resendInSeconds: data.resendIn })
    } catch (failure) {
      const sent = getPendingCode(failure, phone, 'login')
      if (sent) return onCode(sent)
      if (failure instanceof ApiError && failure.code === 'unknown_phone') setUnknown(phone)
      throw underField(failure, failureText(failure))
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
                text: t('noAccountYet'),
                action: t('createWithNumber'),
                onAccept: () => onSignUp(unknown),
              }
        }
        onPhone={sendPhone}
        onFailure={() => undefined}
      />
      <OtherWay>
        {t('noAccount')}{' '}
        <button type="button" onClick={() => onSignUp()}>
          {t('signUp')}
        </button>
      </OtherWay>
    </Stack>
  )
}

/** The same failure, assigned to the phone field. */
function underField(failure: unknown, message: string): ApiError {
  const { code, status } = failure instanceof ApiError ? failure : { code: 'internal' as const, status: 0 }
  return new ApiError(code, status, message, { issues: [{ ...issue('phone', 'not_a_phone'), message }] })
}
