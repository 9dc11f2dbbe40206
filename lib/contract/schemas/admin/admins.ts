import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, is, named, nullable, oneOf } from '@/lib/contract/schema'
import { ADMIN_AREAS, ADMIN_RIGHTS } from '@/lib/domain/admin/areas'
import type * as roles from '@/lib/domain/admin/roles'
import { SPECIAL_RIGHT_NAMES } from '@/lib/domain/admin/roles'

export const AdminRoleWire = is<roles.AdminRole>()(
  named('AdminRoleWire', 'What an admin may do; `name` is null for a built-in role.', {
    id: Type.String(),
    name: nullable(Type.String()),
    areas: fullRecord(ADMIN_AREAS, oneOf(ADMIN_RIGHTS)),
    special: Type.Array(oneOf(SPECIAL_RIGHT_NAMES)),
  }),
)

export const AdminWire = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    role: AdminRoleWire,
    hasTwoStep: Type.Boolean(),
    isSelf: Type.Boolean({ description: 'the admin who reads' }),
  },
  { title: 'AdminWire' },
)
export type AdminWire = Static<typeof AdminWire>

export const RoleProposalWire = named(
  'RoleProposalWire',
  'What waits for another admin: a role for a user, or, where `admin` is null, more rights of a custom role.',
  {
    _id: Type.String(),
    admin: nullable(Type.Object({ name: Type.String(), phone: Type.String() })),

    /** the role now; null for a user without one */
    from: nullable(AdminRoleWire),
    to: AdminRoleWire,
    reason: Type.String(),
    proposedBy: Type.String(),
    createdAt: Type.String(),
    mayDecide: Type.Boolean(),
    mayWithdraw: Type.Boolean(),
  },
)
export type RoleProposalWire = Static<typeof RoleProposalWire>

export const AdminListWire = Type.Object(
  {
    data: Type.Array(AdminWire),

    /** the built-in roles, then the others by name */
    roles: Type.Array(AdminRoleWire),
    proposals: Type.Array(RoleProposalWire),
  },
  { title: 'AdminListWire' },
)
export type AdminListWire = Static<typeof AdminListWire>

export const RoleChangeWire = named(
  'RoleChangeWire',
  'Whether the change was made, or waits for another admin.',
  { state: oneOf(['approved', 'proposed']) },
)
export type RoleChangeWire = Static<typeof RoleChangeWire>
