import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { USER_ROLES, VENDOR_TYPES } from '@/lib/domain/account/account'
import { ROLE_KINDS } from '@/lib/domain/admin/roles'
import type * as userWire from '@/lib/domain/admin/user-wire'
import { DUPLICATE_REASONS, USER_STATES } from '@/lib/domain/admin/user-wire'

export const AdminUserRow = is<userWire.AdminUserRow>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      phone: nullable(Type.String()),
      email: nullable(Type.String()),
      role: oneOf(USER_ROLES),
      vendor: nullable(oneOf(VENDOR_TYPES)),
      state: oneOf(USER_STATES),
      createdAt: Type.String(),
    },
    {
      title: 'AdminUserRow',
      description: 'A user as an admin reads them at first: personal data are masked.',
    },
  ),
)

export const AdminUserDetail = is<userWire.AdminUserDetail>()(
  Type.Object(
    {
      ...AdminUserRow.properties,
      adminRole: nullable(oneOf(ROLE_KINDS)),
      idNumber: nullable(Type.String()),
      balance: Type.Number({ description: 'SAR' }),
      blockedReason: nullable(Type.String()),
      sessions: Type.Array(
        Type.Object({ device: nullable(Type.String()), createdAt: Type.String(), expiresAt: Type.String() }),
      ),
      openBookings: Type.Array(
        Type.Object({ _id: Type.String(), code: Type.String(), side: oneOf(['guest', 'vendor']) }),
        {
          description: 'bookings that block the closing of the account, to be decided on when it is blocked',
        },
      ),
      duplicates: Type.Array(
        Type.Object({ ...AdminUserRow.properties, reasons: Type.Array(oneOf(DUPLICATE_REASONS)) }),
        { description: 'other accounts that may be the same user; accounts are never merged' },
      ),
    },
    { title: 'AdminUserDetail', description: 'GET admin/users/{id}.' },
  ),
)

export const RevealedUser = is<userWire.RevealedUser>()(
  Type.Object(
    {
      phone: nullable(Type.String()),
      email: nullable(Type.String()),
      idNumber: nullable(Type.String()),
      dateOfBirth: nullable(Type.String()),
      nationality: nullable(Type.String()),
    },
    { title: 'RevealedUser', description: 'POST admin/users/{id}/reveal; the audit trail records it.' },
  ),
)
