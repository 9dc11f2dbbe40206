import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const HiddenColumnsWire = named(
  'HiddenColumnsWire',
  'GET admin/columns: the tables whose columns the admin chose.',
  { table: Type.String(), hidden: Type.Array(Type.String()) },
)
export type HiddenColumnsWire = Static<typeof HiddenColumnsWire>
