'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Stack, StackIntro } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { namesBody } from '@/lib/domain/account/account'

const toBody = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName: firstName.trim(),
  ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
})

/** After sign-up: the first name is required, the last name is not. */
export function NamesStep({ onSaved }: { onSaved: () => Promise<void> }) {
  const t = useTranslations('account')
  const failureText = useFailureText()
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
      onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
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
