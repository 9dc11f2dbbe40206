'use client'

import { useTranslations } from 'next-intl'
import { object, string } from 'yup'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { showToast } from '@/components/ui/show-toast'
import { latinDigits } from '@/lib/domain/arabic'
import { COUNTRY_CODE, isLoginPhone } from '@/lib/domain/phone'
import { Stack } from './stack'

/** The rule of the field; which numbers get a message is the server's to say. */
const typedPhone = object({
  phone: string()
    .required()
    .test('not_a_phone', (value) => !value || isLoginPhone(value)),
})

interface PhoneFormProps {
  label: string
  submit: string
  /** sends the digits; answers a sentence that belongs under the field, or nothing */
  onPhone: (phone: string) => Promise<void>
  onFailure: (failure: unknown) => void
}

export function PhoneForm({ label, submit, onPhone, onFailure }: PhoneFormProps) {
  const t = useTranslations('account')
  return (
    <Form
      label={label}
      schema={typedPhone}
      initialValues={{ phone: '' }}
      onRefused={([text]) => text && showToast({ kind: 'error', text })}
      onSubmit={({ phone }) => onPhone(latinDigits(phone).replace(/\s/g, ''))}
      onFailure={onFailure}
    >
      <Stack>
        <TextField
          name="phone"
          label={t('phone')}
          help={t('phoneHelp')}
          lead={COUNTRY_CODE}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={14}
        />
        <SubmitButton>{submit}</SubmitButton>
      </Stack>
    </Form>
  )
}
