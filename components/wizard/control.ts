import type { ComponentType } from 'react'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'

/**
 * What every control of the wizard is told. Its value is Formik's at `field.path`, a part of the Draft: see
 * `useControl`. What takes the focus when it is wrong has `name={path}`, or stands in an element with `data-path={path}`.
 */
export interface ControlProps {
  field: Field
  listingType: ListingTypeVariant
}

export type Control = ComponentType<ControlProps>
