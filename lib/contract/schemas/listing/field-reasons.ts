import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as fieldReasons from '@/lib/domain/listing/field-reasons'

export const FieldReason = is<fieldReasons.FieldReason>()(
  Type.Object(
    { path: Type.String(), reason: Type.String() },
    {
      title: 'FieldReason',
      description:
        "What an admin wants corrected in one field of a listing; `path` is the field's path in a draft.",
    },
  ),
)
