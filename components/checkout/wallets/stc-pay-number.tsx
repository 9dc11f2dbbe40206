'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'

const Box = styled.div`
  display: grid; padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong);
`

interface StcPayNumberProps {
  number: string
  isWrong: boolean
  onType: (typed: string) => void
}

/** The number of the account in the form in which people write it. */
export const localForm = (phone = '') => phone.replace(COUNTRY_CODE, '0')

/** The mobile number of the wallet, at first that of the account. */
export function StcPayNumber({ number, isWrong, onType }: StcPayNumberProps) {
  const t = useTranslations('pay.stcPay')
  const id = useId()
  const error = isWrong ? t('numberProblem') : undefined
  const help = t('numberHelp')
  return (
    <Box>
      <Field id={id} label={t('number')} help={help} {...(error ? { error } : {})}>
        <TextInput
          id={id}
          dir="ltr"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={number}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy(id, { help, ...(error ? { error } : {}) })}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </Box>
  )
}
