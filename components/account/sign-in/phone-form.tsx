'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { object, string } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Offer, Stack } from '@/components/shared/one-time-code/stack'
import { showToast } from '@/components/ui/toast/show-toast'
import { COUNTRY_CODE, isLoginPhone } from '@/lib/domain/account/phone'
import { latinDigits } from '@/lib/domain/text/arabic'

/** The rule of the field; the server decides which numbers get a code. */
const typedPhone = object({
  phone: string()
    .required()
    .test('not_a_phone', (value) => !value || isLoginPhone(value)),
})

/** The digits only, as sent to the server. */
const digitsOf = (typed: string) => latinDigits(typed).replace(/\s/g, '')

interface PhoneFormProps {
  label: string
  submit: string
  /** initial value: a number typed in another step */
  phone?: string
  /** an alternative for one number, offered while that number is in the field */
  offer?: PhoneOffer | null
  /** sends the digits; returns an error text for the field, or nothing */
  onPhone: (phone: string) => Promise<void>
  onFailure: (failure: unknown) => void
}

export function PhoneForm({ label, submit, phone = '', offer, onPhone, onFailure }: PhoneFormProps) {
  const t = useTranslations('account')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <Form
      label={label}
      schema={typedPhone}
      initialValues={{ phone }}
      onRefused={([text]) => text && showToast({ kind: 'error', text })}
      onSubmit={(typed) => onPhone(digitsOf(typed.phone))}
      onFailure={onFailure}
    >
      <Stack ref={fields}>
        <TextField
          name="phone"
          label={t('phone')}
          help={t('phoneHelp')}
          prefix={COUNTRY_CODE}
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={14}
        />
        {offer ? <PhoneOfferNote {...offer} /> : null}
        <SubmitButton>{submit}</SubmitButton>
      </Stack>
    </Form>
  )
}

export interface PhoneOffer {
  phone: string
  text: string
  action: string
  onAccept: () => void
}

function PhoneOfferNote({ phone, text, action, onAccept }: PhoneOffer) {
  const { values } = useFormikContext<{ phone: string }>()
  return (
    <div role="status">
      {digitsOf(values.phone) === phone ? (
        <Offer>
          {text}{' '}
          <button type="button" onClick={onAccept}>
            {action}
          </button>
        </Offer>
      ) : null}
    </div>
  )
}
