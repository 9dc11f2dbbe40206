'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { showToast } from '@/components/ui/toast/show-toast'
import { changePhone, requestPhoneCode } from '@/lib/api/account'
import { useUser } from '@/lib/api/current-user'
import { formatPhone } from '@/lib/domain/account/phone'
import { EditableRow } from './editable-row'
import { PhoneForm } from './sign-in/phone-form'

/** The phone number used for sign-in; a new one needs a one-time code first. */
export function PhoneRow({ phone }: { phone: string }) {
  const t = useTranslations('profile')
  return (
    <EditableRow label={t('phone')} value={<bdi className="num">{formatPhone(phone)}</bdi>}>
      {(close) => <PhoneChange onDone={close} />}
    </EditableRow>
  )
}

function PhoneChange({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile')
  const failureText = useFailureText()
  const { refresh } = useUser()
  const [code, setCode] = useState<PendingCode | null>(null)
  if (!code) {
    return (
      <PhoneForm
        label={t('newPhone')}
        submit={t('sendCode')}
        onPhone={async (phone) => {
          const { otp, resendIn } = await requestPhoneCode(phone)
          setCode({ phone, purpose: 'changePhone', echoed: otp, resendInSeconds: resendIn })
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      />
    )
  }
  return (
    <CodeForm
      code={code}
      onCode={setCode}
      verify={async (typed) => {
        await changePhone(code.phone, typed)
        await refresh()
        showToast({ kind: 'success', text: t('saved') })
        onDone()
      }}
      resend={() => requestPhoneCode(code.phone)}
    />
  )
}
