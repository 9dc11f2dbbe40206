import type { UserRole, VendorType } from '@/lib/domain/account/account'
import type { RoleKind } from './roles'
import type { TablePage } from './table'

/** A closed account has no personal data any more. */
export const USER_STATES = ['active', 'blocked', 'closed'] as const
export type UserState = (typeof USER_STATES)[number]

/** A user as an admin reads them at first: personal data are masked. */
export interface AdminUserRow {
  _id: string
  name: string
  phone: string | null
  email: string | null
  role: UserRole
  vendor: VendorType | null
  state: UserState
  createdAt: string
}

export type AdminUserList = TablePage<AdminUserRow>

export const DUPLICATE_REASONS = ['email', 'idNumber', 'nameAndBirth'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** GET admin/users/{id}. */
export interface AdminUserDetail extends AdminUserRow {
  adminRole: RoleKind | null
  idNumber: string | null
  /** SAR */
  balance: number
  blockedReason: string | null
  sessions: { device: string | null; createdAt: string; expiresAt: string }[]
  /** bookings that block the closing of the account, to be decided on when it is blocked */
  openBookings: { _id: string; code: string; side: 'guest' | 'vendor' }[]
  /** other accounts that may be the same user; accounts are never merged */
  duplicates: (AdminUserRow & { reasons: DuplicateReason[] })[]
}

/** POST admin/users/{id}/reveal; the audit trail records it. */
export interface RevealedUser {
  phone: string | null
  email: string | null
  idNumber: string | null
  dateOfBirth: string | null
  nationality: string | null
}
