'use client'

import { useField, useFormikContext } from 'formik'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy, Field } from '@/components/ui/input/field'

const Frame = styled.span`
  position: relative; display: block;
  select {
    appearance: none; inline-size: 100%; min-block-size: var(--ctl); padding-inline: var(--s-4) var(--s-10); border: 0;
    border-radius: var(--r-md); background: var(--c-bg); color: var(--c-ink); font-size: var(--fs-md);
    box-shadow: inset 0 0 0 1px var(--c-line-strong); text-overflow: ellipsis; cursor: pointer;
  }
  select:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  select:focus-visible { box-shadow: inset 0 0 0 2px var(--c-focus); outline-offset: 1px; }
  select[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--c-err); }
  svg { position: absolute; inset-block: 0; inset-inline-end: var(--s-4); margin-block: auto; pointer-events: none; }
`

/** A native select, which phones render best, with a custom arrow. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Icon name="chevronDown" size={16} />
    </Frame>
  )
}

interface SelectFieldProps {
  name: string
  label: string
  help?: string
  /** the first option, which means that nothing is chosen; absent: one is always chosen */
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

/** A labelled select, bound to Formik. */
export function SelectField({ name, label, help, placeholder, options }: SelectFieldProps) {
  const id = useId()
  const [field, meta, { setError }] = useField<string>(name)
  const { status, setStatus } = useFormikContext()
  const error: string | undefined = status?.[name] ?? (meta.touched ? meta.error : undefined)
  return (
    <Field id={id} label={label} help={help} error={error}>
      <SelectFrame>
        <select
          {...field}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={(event) => {
            if (status?.[name]) setStatus({ ...status, [name]: undefined })
            if (meta.error) setError(undefined)
            field.onChange(event)
          }}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
