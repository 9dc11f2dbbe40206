'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Stack } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { type ProfileChanges, profileBody } from '@/lib/domain/account/profile'

interface ProfileFormProps<Values extends Record<string, string>> {
  label: string
  initialValues: Values
  /** maps the form values to the request body */
  toBody: (values: Values) => ProfileChanges
  onSaved: () => void
  children: ReactNode
}

/** Saves a part of the profile; the other parts do not change. */
export function ProfileForm<Values extends Record<string, string>>(props: ProfileFormProps<Values>) {
  const { label, initialValues, toBody, onSaved, children } = props
  const t = useTranslations('profile')
  const { refresh } = useUser()
  return (
    <Form
      label={label}
      schema={profileBody}
      initialValues={initialValues}
      toBody={toBody}
      onSubmit={async (values) => {
        await call('PUT /user/profile', { body: toBody(values) })
        await refresh()
        showToast({ kind: 'success', text: t('saved') })
        onSaved()
      }}
    >
      <Stack>
        {children}
        <SubmitButton>{t('save')}</SubmitButton>
      </Stack>
    </Form>
  )
}
