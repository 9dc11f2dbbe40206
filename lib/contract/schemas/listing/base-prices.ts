import { type Static, Type } from '@sinclair/typebox'
import { mapOf, named } from '@/lib/contract/schema'

export const BasePricesWire = named(
  'BasePricesWire',
  'SAR by the names of the payload: prices of days, or of an hour where hours are sold.',
  { price: mapOf<string>()(Type.Number()) },
)
export type BasePricesWire = Static<typeof BasePricesWire>
