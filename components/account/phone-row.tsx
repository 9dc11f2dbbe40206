'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { showToast } from '@/components/ui/show-toast'
import { askPhoneCode, changePhone } from '@/lib/api/account'
import { useUser } from '@/lib/api/use-user'
import { formatPhone } from '@/lib/domain/phone'
import { CodeForm } from './code-form'
import { EditableRow } from './editable-row'
import type { PendingCode } from './pending-code'
import { PhoneForm } from './phone-form'

/** The number that the person signs in with; a new one counts once it has answered with its code. */
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
          const { otp, resendIn } = await askPhoneCode(phone)
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
      resend={() => askPhoneCode(code.phone)}
    />
  )
}
