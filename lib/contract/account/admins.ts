import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { AdminListWire } from '@/lib/contract/schemas/admin/admins'
import { AdminSessionWire } from '@/lib/contract/schemas/admin/session'
import { EnrolmentWire, RecoveryCodesWire } from '@/lib/contract/schemas/admin/two-step'
import { adminRoleBody, newAdminBody } from '@/lib/domain/admin/admins'
import { secondStepBody, totpBody } from '@/lib/domain/admin/two-step'
import { reasonBody } from '@/lib/domain/reason'

export const adminsRoutes = {
  'GET /admin/session': { access: 'anyAdmin', answer: AdminSessionWire },
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
    area: 'system',
    body: newAdminBody,
    errors: ['no_such_account', 'vendor_not_admin', 'account_blocked', 'last_owner'],
  },
  'PUT /admin/roles/:id': {
    access: 'admin',
    area: 'system',
    params: idParam,
    body: adminRoleBody,
    errors: ['vendor_not_admin', 'account_blocked', 'last_owner'],
  },
  'POST /admin/roles/:id/reset-two-step': {
    access: 'admin',
    area: 'system',
    params: idParam,
    body: reasonBody,
    errors: ['second_person_needed'],
  },
} as const satisfies Routes
