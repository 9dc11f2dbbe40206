'use client'

import { type FormikErrors, getIn, setIn, useFormikContext } from 'formik'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field, FieldKind, FieldValues } from '@/lib/domain/listing/fields/field'

type Next<Value> = Value | ((now: Value) => Value)

/**
 * The value of a field, and what is wrong with it. `change` also takes a function of the value of the moment, for what
 * ends later (an upload); it takes back the sentences under the field. `errorAt('amount')` is the sentence about a part.
 */
export function useControl<Kind extends FieldKind>({ path }: Pick<Field, 'path'>) {
  type Value = FieldValues[Kind]
  const { values, errors, setValues, setErrors } = useFormikContext<Draft>()
  const valueIn = (draft: Draft) => (getIn(draft, path) ?? null) as Value

  return {
    value: valueIn(values),
    change(next: Next<Value>): void {
      if (getIn(errors, path) !== undefined) setErrors(setIn(errors, path, undefined) as FormikErrors<Draft>)
      void setValues((now) =>
        setIn(now, path, typeof next === 'function' ? (next as (now: Value) => Value)(valueIn(now)) : next),
      )
    },
    errorAt(part = ''): string | undefined {
      const found: unknown = getIn(errors, [path, part].filter(Boolean).join('.'))
      return typeof found === 'string' ? found : undefined
    },
  }
}
