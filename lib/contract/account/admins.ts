import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { AdminListWire, RoleChangeWire } from '@/lib/contract/schemas/admin/admins'
import { ColumnChoiceWire } from '@/lib/contract/schemas/admin/column-choice'
import { AdminSessionWire } from '@/lib/contract/schemas/admin/session'
import { EnrolmentWire, RecoveryCodesWire } from '@/lib/contract/schemas/admin/two-step'
import { adminRoleBody, customRoleBody, newAdminBody } from '@/lib/domain/admin/admins'
import { columnChoiceBody, columnsParam } from '@/lib/domain/admin/column-choice'
import { secondStepBody, totpBody } from '@/lib/domain/admin/two-step'
import { reasonBody } from '@/lib/domain/reason'

/** Who may change admins and their roles. */
const MANAGES = { area: 'system', right: 'manageAdmins' } as const

export const adminsRoutes = {
  'GET /admin/session': { access: 'anyAdmin', answer: AdminSessionWire },
  // Not `admin`: what columns an admin chooses has no area, and is no change that the audit trail notes.
  'GET /admin/columns': { access: 'anyAdmin', answer: listOf(ColumnChoiceWire) },
  'PUT /admin/columns/:table': { access: 'anyAdmin', params: columnsParam, body: columnChoiceBody },
  'POST /admin/two-step/enrolment': {
    access: 'anyAdmin',
    proof: 'enrolment',
    answer: EnrolmentWire,
    errors: ['already_done'],
  },
  'PUT /admin/two-step/enrolment': {
    access: 'anyAdmin',
    proof: 'enrolment',
    body: totpBody,
    answer: RecoveryCodesWire,
    errors: ['already_done', 'second_step_unreadable', 'recovery_code_needed', 'wrong_code'],
  },
  'POST /admin/two-step': {
    access: 'anyAdmin',
    body: secondStepBody,
    errors: ['second_step_unreadable', 'recovery_code_needed', 'wrong_code'],
  },
  'POST /admin/two-step/recovery-codes': {
    access: 'anyAdmin',
    body: totpBody,
    answer: RecoveryCodesWire,
    errors: ['second_step_unreadable', 'recovery_code_needed', 'wrong_code'],
  },
  'GET /admin/roles': { access: 'admin', area: 'system', answer: AdminListWire },
  'POST /admin/roles': {
    access: 'admin',
    ...MANAGES,
    body: newAdminBody,
    answer: RoleChangeWire,
    errors: ['no_such_account', 'vendor_not_admin', 'account_blocked', 'last_owner', 'proposal_waits'],
  },
  'PUT /admin/roles/:id': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    body: adminRoleBody,
    answer: RoleChangeWire,
    errors: ['vendor_not_admin', 'account_blocked', 'last_owner', 'proposal_waits'],
  },
  'POST /admin/roles/:id/reset-two-step': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    body: reasonBody,
    errors: ['second_person_needed'],
  },
  'POST /admin/custom-roles': { access: 'admin', ...MANAGES, body: customRoleBody, errors: ['invalid'] },
  'PUT /admin/custom-roles/:id': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    body: customRoleBody,
    answer: RoleChangeWire,
    errors: ['invalid', 'proposal_waits'],
  },
  'POST /admin/custom-roles/:id/remove': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    body: reasonBody,
    errors: ['still_used'],
  },
  'POST /admin/role-proposals/:id/approve': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    errors: [
      'second_person_needed',
      'already_done',
      'stale_proposal',
      'vendor_not_admin',
      'account_blocked',
      'last_owner',
    ],
  },
  'POST /admin/role-proposals/:id/refuse': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    body: reasonBody,
    errors: ['second_person_needed', 'already_done'],
  },
  'POST /admin/role-proposals/:id/withdraw': {
    access: 'admin',
    ...MANAGES,
    params: idParam,
    errors: ['forbidden', 'already_done'],
  },
} as const satisfies Routes
