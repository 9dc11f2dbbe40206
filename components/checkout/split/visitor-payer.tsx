'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { object } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { CodeForm } from '@/components/shared/one-time-code/code-form'
import {
  getPendingCode,
  type PendingCode,
  storePendingCode,
} from '@/components/shared/one-time-code/pending-code'
import { Stack } from '@/components/shared/one-time-code/stack'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { firstNameSchema, phoneSchema } from '@/lib/domain/account/account'
import { COUNTRY_CODE, loginDigits } from '@/lib/domain/account/phone'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

const Box = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const typedBody = object({ phone: phoneSchema, firstName: firstNameSchema.required() })

interface Typed {
  phone: string
  firstName: string
}

const toBody = ({ phone, firstName }: Typed) => ({
  phone: loginDigits(phone),
  firstName: firstName.trim(),
})

interface VisitorPayerProps {
  token: string
  guest: string
  /** everybody with the link reads the first name */
  isMatch: boolean
}

/** A share without an account: the number, and the code to it; the payment stands in its place afterwards. */
export function VisitorPayer({ token, guest, isMatch }: VisitorPayerProps) {
  const t = useTranslations('split.pay')
  const router = useRouter()
  const title = t(isMatch ? 'joinWithoutAccount' : 'withoutAccount')
  const [typed, setTyped] = useState<Typed>({ phone: '', firstName: '' })
  const [code, setCode] = useState<PendingCode | null>(null)
  const setPending = (next: PendingCode | null) => {
    storePendingCode(next)
    setCode(next)
  }
  const params = { token }
  const send = (phone: string) => call('POST /splits/:token/payer-code', { params, body: { phone } })
  const verify = async (otp: string) => {
    await call('POST /splits/:token/payer', { params, body: { ...toBody(typed), otp } })
    storePendingCode(null)
    router.refresh()
  }
  const ask = async (next: Typed) => {
    setTyped(next)
    setPending(await requestCode(toBody(next).phone, send))
  }
  return (
    <Box>
      <h2>{title}</h2>
      <p>{t('visitor')}</p>
      {code ? (
        <>
          <CodeForm code={code} onCode={setPending} verify={verify} resend={() => send(code.phone)} />
          <Button $kind="quiet" onClick={() => setCode(null)}>
            {t('otherNumber')}
          </Button>
        </>
      ) : (
        <>
          <NumberForm
            label={title}
            typed={typed}
            nameHelp={isMatch ? t('namedToAll') : t('firstNameHelp', { guest })}
            onTyped={ask}
          />
          <Button $kind="outline" $wide onClick={() => requestSignIn(() => router.refresh())}>
            {t('signIn')}
          </Button>
        </>
      )}
    </Box>
  )
}

/** One that was sent a moment ago is used on. */
async function requestCode(
  phone: string,
  send: (phone: string) => Promise<{ otp?: string; resendIn: number }>,
): Promise<PendingCode> {
  try {
    const { otp, resendIn } = await send(phone)
    return { phone, purpose: 'share', echoed: otp, resendInSeconds: resendIn }
  } catch (failure) {
    const sent = getPendingCode(failure, phone, 'share')
    if (!sent) throw failure
    return sent
  }
}

interface NumberFormProps {
  label: string
  typed: Typed
  /** who reads the first name */
  nameHelp: string
  onTyped: (typed: Typed) => Promise<void>
}

function NumberForm({ label, typed, nameHelp, onTyped }: NumberFormProps) {
  const t = useTranslations('split.pay')
  const account = useTranslations('account')
  return (
    <Form label={label} schema={typedBody} initialValues={typed} toBody={toBody} onSubmit={onTyped}>
      <Stack>
        <TextField
          name="phone"
          label={account('phone')}
          help={account('phoneHelp')}
          prefix={COUNTRY_CODE}
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={14}
        />
        <TextField
          name="firstName"
          label={t('firstName')}
          help={nameHelp}
          autoComplete="given-name"
          maxLength={60}
        />
        <SubmitButton>{t('sendCode')}</SubmitButton>
      </Stack>
    </Form>
  )
}
