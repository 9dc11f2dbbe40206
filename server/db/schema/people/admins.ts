import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import { ROLE_KINDS, type RoleRights } from '@/lib/domain/admin/roles'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { adminRoles } from './admin-roles'
import { users } from './users'

/** The second step of an admin's sign-in. */
export const adminSecondSteps = pgTable('admin_second_steps', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  /** the secret under ADMIN_TOTP_KEY (AES-256-GCM): nonce, tag and text in base64url */
  sealedSecret: text('sealed_secret').notNull(),
  /** null: begun, without a right code yet */
  confirmedAt: instant('confirmed_at'),
  /** the period of the newest code that was used: a code works once */
  lastPeriod: integer('last_period').notNull().default(0),
  /** of all sessions, since the last right code */
  wrongTries: integer('wrong_tries').notNull().default(0),
})

export const adminRecoveryCodes = pgTable(
  'admin_recovery_codes',
  {
    userId: foreignId('user_id', () => users.id),
    /** HMAC-SHA256 under ADMIN_TOTP_KEY */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The columns that an admin hides in a table of the console, and their order; a table without a row shows what it shows by itself. */
export const adminHiddenColumns = pgTable(
  'admin_hidden_columns',
  {
    userId: foreignId('user_id', () => users.id),
    /** of ADMIN_TABLES in lib/domain/admin/tables.ts */
    table: text('table_name').notNull(),
    hidden: text('hidden').array().notNull(),
    /** from the start of a row; empty: that of the table */
    order: text('column_order').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.table] })],
)

/** A role that is given to a user, or, without a user, a custom role that gets more rights: one admin proposes, another decides. */
export const adminRoleProposals = pgTable(
  'admin_role_proposals',
  {
    id: id(),
    userId: text('user_id').references(() => users.id),
    /** the role of the user at the proposal, by its id */
    fromRoleId: text('from_role_id'),
    toRole: oneOf('to_role', ROLE_KINDS).notNull(),
    customRoleId: text('custom_role_id').references(() => adminRoles.id),
    /** the name that a custom role gets; null for a role that is given */
    name: text('name'),
    /** of the role as it was proposed */
    rights: jsonb('rights').$type<RoleRights>().notNull(),
    reason: text('reason').notNull(),
    state: oneOf('state', PROPOSAL_STATES).notNull(),
    proposedBy: foreignId('proposed_by', () => users.id),
    decidedBy: text('decided_by').references(() => users.id),
    refusalReason: text('refusal_reason'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('admin_role_proposals_open_user').on(table.userId).where(sql`state = 'proposed'`),
    uniqueIndex('admin_role_proposals_open_role')
      .on(table.customRoleId)
      .where(sql`state = 'proposed' AND user_id IS NULL`),
    index('admin_role_proposals_state').on(table.state, table.createdAt),
    index('admin_role_proposals_user').on(table.userId),
    index('admin_role_proposals_role').on(table.customRoleId),
    index('admin_role_proposals_proposed_by').on(table.proposedBy),
    index('admin_role_proposals_decided_by').on(table.decidedBy),
  ],
)
