'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { object, string } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Offer, OtherWay, Stack } from '@/components/shared/one-time-code/stack'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { COUNTRY_CODE, isLoginPhone, loginDigits } from '@/lib/domain/account/phone'

/** The rule of the field; the server decides which numbers get a code. */
const typedPhone = object({
  phone: string()
    .required()
    .test('not_a_phone', (value) => !value || isLoginPhone(value)),
})

interface PhoneFormProps {
  label: string
  submit: string
  /** initial value: a number typed in another step */
  phone?: string
  /** above the button */
  note?: ReactNode
  /** an alternative for one number, offered while that number is in the field */
  offer?: PhoneOffer | null
  /** the other way in, which takes the number along */
  otherWay?: OtherWayIn
  /** sends the digits; returns an error text for the field, or nothing */
  onPhone: (phone: string) => Promise<void>
  onFailure?: (failure: unknown) => void
}

export function PhoneForm(props: PhoneFormProps) {
  const { label, submit, phone = '', note, offer, otherWay, onPhone, onFailure } = props
  const t = useTranslations('account')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <Form
      label={label}
      schema={typedPhone}
      initialValues={{ phone }}
      onRefused={([text]) => text && showToast({ kind: 'error', text })}
      onSubmit={(typed) => onPhone(loginDigits(typed.phone))}
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
        <Unoffered offered={offer?.phone}>
          {note}
          <SubmitButton>{submit}</SubmitButton>
          {otherWay ? <OtherWayLine {...otherWay} /> : null}
        </Unoffered>
      </Stack>
    </Form>
  )
}

interface PhoneOffer {
  phone: string
  note: ReactNode
  action: string
  /** sends the code at once */
  onAccept: () => Promise<void>
}

function PhoneOfferNote({ phone, note, action, onAccept }: PhoneOffer) {
  const { values } = useFormikContext<{ phone: string }>()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await onAccept()
    } catch (failure) {
      setBusy(false)
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <div role="status">
      {loginDigits(values.phone) === phone ? (
        <Offer>
          <Button $wide aria-busy={isBusy} onClick={accept}>
            {action}
          </Button>
          {note}
        </Offer>
      ) : null}
    </div>
  )
}

interface OtherWayIn {
  question: string
  action: string
  onTake: (typed: string) => void
}

/** What is left out while the offer for the number in the field is the one way on. */
function Unoffered({ offered, children }: { offered?: string; children: ReactNode }) {
  const { values } = useFormikContext<{ phone: string }>()
  return loginDigits(values.phone) === offered ? null : children
}

function OtherWayLine({ question, action, onTake }: OtherWayIn) {
  const { values } = useFormikContext<{ phone: string }>()
  return (
    <OtherWay>
      {question}{' '}
      <button type="button" onClick={() => onTake(values.phone)}>
        {action}
      </button>
    </OtherWay>
  )
}
