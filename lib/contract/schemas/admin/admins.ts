import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as admins from '@/lib/domain/admin/admins'
import { ADMIN_ROLES } from '@/lib/domain/admin/areas'

export const AdminWire = is<admins.AdminWire>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      role: oneOf(ADMIN_ROLES),
      hasTwoStep: Type.Boolean(),
      isSelf: Type.Boolean({ description: 'the admin who reads' }),
    },
    { title: 'AdminWire' },
  ),
)

export const AdminListWire = is<admins.AdminListWire>()(
  Type.Object({ data: Type.Array(AdminWire) }, { title: 'AdminListWire' }),
)
