'use client'

import { getIn, setIn, useFormikContext } from 'formik'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field, FieldKind, FieldValues } from '@/lib/domain/listing/fields/field'
import { isAtOrBelow } from './field-groups'

type Next<Value> = Value | ((now: Value) => Value)
type Sentences = Record<string, string | undefined>

/**
 * The value and the error of a field. `change` also accepts a function of the current value, for what
 * ends later (an upload); it clears the errors of the field. `errorAt('amount')` is the error of a part.
 * Formik's errors are flat here: a text by the path of its issue.
 */
export function useControl<Kind extends FieldKind>({ path }: Pick<Field, 'path'>) {
  type Value = FieldValues[Kind]
  const { values, errors, setValues, setErrors } = useFormikContext<Draft>()
  const errorTexts = errors as Sentences
  const valueIn = (draft: Draft) => (getIn(draft, path) ?? null) as Value

  return {
    value: valueIn(values),
    change(next: Next<Value>): void {
      const left = Object.entries(errorTexts).filter(([wrong]) => !isAtOrBelow(path, wrong))
      if (left.length < Object.keys(errorTexts).length) setErrors(Object.fromEntries(left))
      void setValues((now) =>
        setIn(now, path, typeof next === 'function' ? (next as (now: Value) => Value)(valueIn(now)) : next),
      )
    },
    errorAt: (part = ''): string | undefined => errorTexts[[path, part].filter(Boolean).join('.')],
  }
}
