'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { SelectFrame } from '@/components/forms/select-field'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { describedBy, Field } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'
import { Segments } from './segments'

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
