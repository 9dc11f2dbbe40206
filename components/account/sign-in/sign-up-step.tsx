'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import type { PendingCode } from '@/components/shared/one-time-code/pending-code'
import { Stack, StackIntro } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import { namesBody } from '@/lib/domain/account/account'
import { Link } from '@/lib/i18n/navigation'
import { PhoneForm } from './phone-form'
import { requestCode } from './request-code'

interface SignUpStepProps {
  phone?: string
  onCode: (code: PendingCode) => void
  onLogIn: (phone: string) => void
}

/** Asks a new user for the number; a refusal shows the server's message, a known number is logged in by one press. */
export function SignUpStep({ phone: given, onCode, onLogIn }: SignUpStepProps) {
  const t = useTranslations('account')
  const [knownPhone, setKnownPhone] = useState<string | null>(null)

  const sendPhone = async (phone: string) => {
    try {
      onCode(await requestCode('signup', phone))
    } catch (failure) {
      if (isErrorOf('POST /user/signup', failure, 'phone_taken')) setKnownPhone(phone)
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
      />
    </Stack>
  )
}

const toBody = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName: firstName.trim(),
  ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
})

/** After sign-up: the first name is required, the last name is not. */
export function NamesStep({ onSaved }: { onSaved: () => Promise<void> }) {
  const t = useTranslations('account')
  return (
    <Form
      label={t('namesTitle')}
      schema={namesBody}
      initialValues={{ firstName: '', lastName: '' }}
      toBody={toBody}
      onSubmit={async (values) => {
        await call('PUT /user/names', { body: toBody(values) })
        showToast({ kind: 'success', text: t('saved') })
        await onSaved()
      }}
    >
      <Stack>
        <StackIntro as="p">{t('namesLead')}</StackIntro>
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" dir="auto" />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" dir="auto" />
        <SubmitButton>{t('save')}</SubmitButton>
      </Stack>
    </Form>
  )
}

const Note = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
  a { text-decoration: underline; text-underline-offset: 4px; }
`

/** What a sign-up agrees to; opens beside the page, so that the number stays typed. */
export function TermsNote() {
  const t = useTranslations('account')
  return (
    <Note>
      {t.rich('acceptTerms', {
        terms: (text) => (
          <Link href="/term-conditions" target="_blank" prefetch={false}>
            {text}
          </Link>
        ),
      })}
    </Note>
  )
}
