import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const ColumnChoiceWire = named(
  'ColumnChoiceWire',
  'GET admin/columns: the tables whose columns the admin chose.',
  {
    table: Type.String(),
    hidden: Type.Array(Type.String()),
    order: Type.Array(Type.String(), { description: 'from the start of a row; empty: that of the table' }),
  },
)
export type ColumnChoiceWire = Static<typeof ColumnChoiceWire>
