import type { ComponentType } from 'react'
import type { Field } from '@/lib/domain/listing/fields/field'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'

/**
 * The props of every control of the wizard. Its value is Formik's at `field.path`, a part of the Draft: see
 * `useControl`. To be focused on an error it has `name={path}`, or is in an element with `data-path={path}`.
 */
export interface ControlProps {
  field: Field
  listingType: ListingTypeVariant
}

export type Control = ComponentType<ControlProps>
