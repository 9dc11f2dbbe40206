import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf } from '@/lib/contract/schema'
import type * as admins from '@/lib/domain/admin/admins'
import { ADMIN_AREAS, ADMIN_RIGHTS } from '@/lib/domain/admin/areas'
import type * as roles from '@/lib/domain/admin/roles'
import { SPECIAL_RIGHT_NAMES } from '@/lib/domain/admin/roles'

export const AdminRoleWire = is<roles.AdminRole>()(
  Type.Object(
    {
      id: Type.String(),
      name: nullable(Type.String()),
      areas: fullRecord(ADMIN_AREAS, oneOf(ADMIN_RIGHTS)),
      special: Type.Array(oneOf(SPECIAL_RIGHT_NAMES)),
    },
    { title: 'AdminRoleWire', description: 'What an admin may do; `name` is null for a built-in role.' },
  ),
)

export const AdminWire = is<admins.AdminWire>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      role: AdminRoleWire,
      hasTwoStep: Type.Boolean(),
      isSelf: Type.Boolean({ description: 'the admin who reads' }),
    },
    { title: 'AdminWire' },
  ),
)

export const RoleProposalWire = is<admins.RoleProposalWire>()(
  Type.Object(
    {
      _id: Type.String(),
      admin: nullable(Type.Object({ name: Type.String(), phone: Type.String() })),
      from: nullable(AdminRoleWire),
      to: AdminRoleWire,
      reason: Type.String(),
      proposedBy: Type.String(),
      createdAt: Type.String(),
      mayDecide: Type.Boolean(),
      mayWithdraw: Type.Boolean(),
    },
    {
      title: 'RoleProposalWire',
      description:
        'What waits for another admin: a role for a user, or, where `admin` is null, more rights of a custom role.',
    },
  ),
)

export const AdminListWire = is<admins.AdminListWire>()(
  Type.Object(
    {
      data: Type.Array(AdminWire),
      roles: Type.Array(AdminRoleWire),
      proposals: Type.Array(RoleProposalWire),
    },
    { title: 'AdminListWire' },
  ),
)

export const RoleChangeWire = is<admins.RoleChangeWire>()(
  Type.Object(
    { state: oneOf(['approved', 'proposed']) },
    { title: 'RoleChangeWire', description: 'Whether the change was made, or waits for another admin.' },
  ),
)
