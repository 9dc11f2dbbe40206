'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { describedBy, Field } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'

/** With more options than this it is a list. */
const MAX_SEGMENTS = 4

/** One of a few side by side, one of many in a list. */
export function ChoiceControl({ field }: ControlProps) {
  const t = useTranslations('wizard')
  const { value, change, errorAt } = useControl<'choice'>(field)
  const { label, help, option } = useFieldText(field)
  const id = useId()
  const error = errorAt()
  if (field.options.length <= MAX_SEGMENTS) {
    return (
      <ControlGroup title={label} hint={help} error={error}>
        <Segments
          name={field.path}
          value={value ?? ''}
          isWrong={error !== undefined}
          options={field.options.map((one) => ({ value: one, label: option(one) }))}
          onChange={change}
        />
      </ControlGroup>
    )
  }
  return (
    <Field id={id} label={label} help={help} error={error}>
      <SelectFrame>
        <select
          id={id}
          name={field.path}
          value={value ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={(event) => change(event.target.value)}
        >
          <option value="" disabled>
            {t('choose')}
          </option>
          {field.options.map((one) => (
            <option key={one} value={one}>
              {option(one)}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}

const Row = styled.div`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: var(--s-1); padding: var(--s-1);
  border-radius: var(--r-md); background: var(--c-sunk);
  &[data-wrong] { box-shadow: inset 0 0 0 2px var(--c-err); }
  label {
    position: relative; display: grid; place-items: center; min-block-size: var(--tap); padding: var(--s-1) var(--s-2);
    border-radius: var(--r-sm); text-align: center; font-size: var(--fs-sm); line-height: var(--lh-snug); cursor: pointer;
    transition: background var(--t-1) var(--ease);
  }
  label:has(:checked) { background: var(--c-raised); color: var(--c-primary); font-weight: var(--fw-semibold); box-shadow: var(--e-1), inset 0 0 0 1.5px var(--c-primary); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
`

interface SegmentsProps {
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  isWrong?: boolean
  onChange: (value: string) => void
}

/** One of a few, side by side. */
function Segments({ name, value, options, isWrong, onChange }: SegmentsProps) {
  return (
    <Row data-wrong={isWrong || undefined}>
      {options.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            aria-invalid={isWrong || undefined}
            onChange={() => onChange(one.value)}
          />
          {one.label}
        </label>
      ))}
    </Row>
  )
}
