import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as columns from '@/lib/domain/admin/hidden-columns'

export const HiddenColumnsWire = is<columns.HiddenColumnsWire>()(
  Type.Object(
    { table: Type.String(), hidden: Type.Array(Type.String()) },
    {
      title: 'HiddenColumnsWire',
      description: 'GET admin/columns: the tables whose columns the admin chose.',
    },
  ),
)
