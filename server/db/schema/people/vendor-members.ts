import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { INVITATION_STATES, MEMBER_ROLES } from '@/lib/domain/account/membership'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from './users'
import { vendors } from './vendors'

/** The users of a vendor. A vendor has one owner, and a user owns at most one vendor. */
export const vendorMembers = pgTable(
  'vendor_members',
  {
    vendorId: foreignId('vendor_id', () => vendors.id),
    userId: foreignId('user_id', () => users.id),
    role: oneOf('role', MEMBER_ROLES).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.vendorId, table.userId] }),
    uniqueIndex('vendor_members_owner').on(table.vendorId).where(sql`role = 'owner'`),
    uniqueIndex('vendor_members_owned').on(table.userId).where(sql`role = 'owner'`),
    index('vendor_members_user').on(table.userId),
  ],
)

/** Invitations by number; who signs in with the number may accept. At most one waits for a number. */
export const vendorInvitations = pgTable(
  'vendor_invitations',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    phone: text('phone').notNull(),
    role: oneOf('role', MEMBER_ROLES).notNull(),
    state: oneOf('state', INVITATION_STATES).notNull().default('waiting'),
    invitedBy: foreignId('invited_by', () => users.id),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    /** when it was accepted, declined or withdrawn */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('vendor_invitations_waiting').on(table.vendorId, table.phone).where(sql`state = 'waiting'`),
    index('vendor_invitations_vendor').on(table.vendorId, table.createdAt),
    index('vendor_invitations_phone').on(table.phone),
  ],
)
