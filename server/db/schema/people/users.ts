import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES, USER_ROLES } from '@/lib/domain/account/account'
import { ROLE_KINDS } from '@/lib/domain/admin/roles'
import { createdAt, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { adminRoles } from './admin-roles'

const SEARCH_TEXT = sql`ar_norm(first_name || ' ' || last_name || ' ' || coalesce(display_name, '') || ' ' || coalesce(display_name_ar, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`

export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text('phone').unique(),
    role: oneOf('role', USER_ROLES).notNull().default('User'),
    /** what an admin may do in the console */
    adminRole: oneOf('admin_role', ROLE_KINDS),
    /** the role that an owner made, where it is none of the built-in ones */
    customRoleId: text('custom_role_id').references(() => adminRoles.id),
    verified: boolean('verified').notNull().default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** the public name in both languages, where it differs from the typed one (companies, demo users) */
    displayName: text('display_name'),
    displayNameAr: text('display_name_ar'),
    email: text('email'),
    nationality: text('nationality'),
    idNumber: text('id_number'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    avatarUrl: text('avatar_url'),
    language: oneOf('language', LANGUAGES).notNull().default('ar'),
    balanceHalalas: halalas('balance_halalas').notNull().default(0),
    /** when another number took the place of the first one */
    phoneChangedAt: instant('phone_changed_at'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** a blocked user cannot sign in, and has no live listings */
    blockedAt: instant('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** what admins find a user by; stored, because its expression is slow on many rows */
    searchText: text('search_text').notNull().generatedAlwaysAs(SEARCH_TEXT),
  },
  (table) => [
    ...valueChecks(table),
    check('users_admin_role', sql`(role = 'Admin') = (admin_role IS NOT NULL)`),
    check(
      'users_custom_role',
      sql`(admin_role IS NOT DISTINCT FROM 'custom') = (custom_role_id IS NOT NULL)`,
    ),
    index('users_custom_role_id').on(table.customRoleId),
    index('users_role').on(table.role),
    index('users_email').on(table.email).where(sql`email IS NOT NULL`),
    index('users_id_number').on(table.idNumber).where(sql`id_number IS NOT NULL`),
    index('users_birth').on(table.dateOfBirth).where(sql`date_of_birth IS NOT NULL`),
    index('users_blocked').on(table.createdAt, table.id).where(sql`blocked_at IS NOT NULL`),
    index('users_created').on(table.createdAt, table.id),
    index('users_search_text').using('gin', sql`search_text gin_trgm_ops`),
  ],
)
