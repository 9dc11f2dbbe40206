import type { ComponentType } from 'react'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { OfferedKind } from '@/lib/domain/listing/variants'

/** What every control of the wizard is told; its value is Formik's at `field.path`, a part of the Draft. */
export interface ControlProps {
  field: Field
  kind: OfferedKind
}

export type Control = ComponentType<ControlProps>
