import { type Static, Type } from '@sinclair/typebox'
import { is, named, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as unusualChange from '@/lib/domain/listing/pricing/unusual-change'
import { UNUSUAL_REASONS } from '@/lib/domain/listing/pricing/unusual-change'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const UnusualPart = is<unusualChange.UnusualPart>()(
  named(
    'UnusualPart',
    'Something that a vendor has to confirm: of these days or weekdays, or of an hour. Prices in SAR, of the first one.',
    {
      reason: oneOf(UNUSUAL_REASONS),
      days: Type.Optional(Type.Array(Type.String())),
      weekdays: Type.Optional(Type.Array(oneOf(WEEKDAYS))),
      price: Type.Optional(Type.Number()),
      usual: Type.Optional(Type.Number()),
      listing: Type.Optional(
        Type.Object(
          { _id: Type.String(), ...LocalizedName.properties },
          { description: 'the one that it is about, where several are changed' },
        ),
      ),
    },
  ),
)

export const UnusualChange = named(
  'UnusualChange',
  'The detail of a refused change that the vendor has not confirmed.',
  { unusual: Type.Array(UnusualPart) },
)
export type UnusualChange = Static<typeof UnusualChange>
