'use client'

import { useId } from 'react'
import styled from 'styled-components'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { COUNTRY_CODE, formatPhone } from '@/lib/domain/account/phone'

const Line = styled.div`
  position: relative; direction: ltr;
  bdi {
    position: absolute; inset-block: 0; inset-inline-start: var(--s-4); display: grid; align-items: center;
    color: var(--c-ink-2); font-variant-numeric: tabular-nums; pointer-events: none;
  }
  input { padding-inline-start: var(--s-20); }
`

/** A stored number grouped, without the code that is shown before it; what is typed stays. */
const withoutCode = (phone: string) =>
  phone.startsWith(COUNTRY_CODE) ? formatPhone(phone).slice(COUNTRY_CODE.length).trim() : phone

/** A Saudi mobile number behind its country code, from left to right in every language. */
export function PhoneControl({ field }: ControlProps) {
  const { value, change, errorAt } = useControl<'phone'>(field)
  const { label, help } = useFieldText(field)
  const id = useId()
  const error = errorAt()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <Line>
        <bdi>{COUNTRY_CODE}</bdi>
        <TextInput
          id={id}
          name={field.path}
          type="text"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          maxLength={field.max}
          required={field.isRequired}
          value={withoutCode(value ?? '')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={(event) => change(event.target.value)}
        />
      </Line>
    </Field>
  )
}
