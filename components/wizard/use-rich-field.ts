'use client'

import { getIn, useFormikContext } from 'formik'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field, FieldKind, FieldValues } from '@/lib/domain/listing/fields/field'
import { valueAt } from '@/lib/domain/listing/fields/paths'

type Told = Record<string, unknown> | undefined

/** The value of a field in the draft, a way to change it, and the sentences that were told about it and its parts. */
export function useRichField<Kind extends FieldKind>({ path }: Field) {
  const { values, errors, status, setFieldValue, setErrors, setStatus } = useFormikContext<Draft>()
  const errorAt = (below = ''): string | undefined => {
    const at = below ? `${path}.${below}` : path
    return toldAt(status, at) ?? toldAt(errors, at)
  }
  const change = (value: FieldValues[Kind]) => {
    if (tellsOf(errors, path)) setErrors(without(errors, path))
    if (tellsOf(status, path)) setStatus(without(status, path))
    setFieldValue(path, value, false)
  }
  return { value: valueAt(values, path) as FieldValues[Kind], change, errorAt }
}

/** Sentences stand flat by their path or nested by it. */
function toldAt(told: Told, path: string): string | undefined {
  const sentence = told?.[path] ?? getIn(told, path)
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined
}

function tellsOf(told: Told, path: string): boolean {
  return Object.keys(without(told, path)).length < Object.keys(told ?? {}).length
}

/** What a person changes is no longer wrong; the rest of what was told stays. */
function without(told: Told, path: string): Record<string, never> {
  const top = path.split('.')[0] ?? path
  const kept = Object.entries(told ?? {}).filter(
    ([key]) =>
      key !== path && !key.startsWith(`${path}.`) && !(key === top && getIn(told, path) !== undefined),
  )
  return Object.fromEntries(kept) as Record<string, never>
}
