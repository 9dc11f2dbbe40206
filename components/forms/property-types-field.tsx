'use client'

import { Field as FormikField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { Ticks } from './ticks'

/** Any number of the nine listing types. */
export function PropertyTypesField({ name, label }: { name: string; label: string }) {
  const id = useId()
  const types = useTranslations('vocabulary.type')
  const { errors, submitCount } = useFormikContext<Record<string, string>>()
  const error = submitCount > 0 ? errors[name] : undefined
  return (
    <Ticks aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {PROPERTY_TYPES.map((type) => (
        <label key={type} htmlFor={`${id}-${type}`}>
          <FormikField id={`${id}-${type}`} type="checkbox" name={name} value={type} />
          {types(type)}
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Ticks>
  )
}
