'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useFailureText } from '@/components/forms/use-issue-text'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { OtherWay, Stack } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { addressOf } from '@/lib/contract/address'
import { PhoneForm } from './sign-in/phone-form'

interface PhoneChangeProps {
  /** a change waits already, so none can be begun without the old number */
  isWaiting: boolean
  onDone: () => void
}

/** A code to the new number; the call itself asks for one to the old number, unless the user no longer has it. */
export function PhoneChange({ isWaiting, onDone }: PhoneChangeProps) {
  const t = useTranslations('profile.phoneChange')
  const [isLost, setLost] = useState(false)
  return (
    <Stack>
      <p>{t(isLost ? 'leadLost' : 'lead')}</p>
      <NewPhone isLost={isLost} onDone={onDone} />
      {isWaiting ? null : (
        <OtherWay>
          <button type="button" onClick={() => setLost(!isLost)}>
            {t(isLost ? 'haveOld' : 'lostOld')}
          </button>
        </OtherWay>
      )}
    </Stack>
  )
}

function NewPhone({ isLost, onDone }: { isLost: boolean; onDone: () => void }) {
  const t = useTranslations('profile')
  const failureText = useFailureText()
  const { refresh } = useUser()
  const { mutate } = useSWRConfig()
  const [code, setCode] = useState<PendingCode | null>(null)
  const onFailure = (failure: unknown) => showToast({ kind: 'error', text: failureText(failure) })
  if (!code) {
    return (
      <PhoneForm
        label={t('newPhone')}
        submit={t('sendCode')}
        onPhone={async (phone) => {
          const { otp, resendIn } = await call('POST /user/phone', { body: { phone } })
          setCode({ phone, purpose: 'changePhone', echoed: otp, resendInSeconds: resendIn })
        }}
        onFailure={onFailure}
      />
    )
  }
  const verify = async (typed: string) => {
    const body = { phone: code.phone, otp: typed }
    await (isLost ? call('POST /user/phone-change', { body }) : call('PUT /user/phone', { body }))
    await refresh()
    await mutate(addressOf('GET /user/phone-change').path)
    showToast({ kind: 'success', text: t(isLost ? 'phoneChange.begun' : 'saved') })
    onDone()
  }
  const resend = () => call('POST /user/phone', { body: { phone: code.phone } })
  return <CodeForm code={code} onCode={setCode} verify={verify} resend={resend} />
}
