import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { USER_ROLES, VENDOR_TYPES } from '@/lib/domain/account/account'
import { ROLE_KINDS } from '@/lib/domain/admin/roles'
import { DUPLICATE_REASONS, USER_STATES } from '@/lib/domain/admin/user-wire'

export const AdminUserRow = named(
  'AdminUserRow',
  'A user as an admin reads them at first: personal data are masked.',
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
)
export type AdminUserRow = Static<typeof AdminUserRow>

export const AdminUserDetail = named('AdminUserDetail', 'GET admin/users/{id}.', {
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
    { description: 'bookings that block the closing of the account, to be decided on when it is blocked' },
  ),
  duplicates: Type.Array(
    Type.Object({ ...AdminUserRow.properties, reasons: Type.Array(oneOf(DUPLICATE_REASONS)) }),
    { description: 'other accounts that may be the same user; accounts are never merged' },
  ),
})
export type AdminUserDetail = Static<typeof AdminUserDetail>

export const RevealedUser = named(
  'RevealedUser',
  'POST admin/users/{id}/reveal; the audit trail records it.',
  {
    phone: nullable(Type.String()),
    email: nullable(Type.String()),
    idNumber: nullable(Type.String()),
    dateOfBirth: nullable(Type.String()),
    nationality: nullable(Type.String()),
  },
)
export type RevealedUser = Static<typeof RevealedUser>
