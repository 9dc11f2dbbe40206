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
  'POST /admin/two-step/enrolment': { access: 'anyAdmin', proof: 'enrolment', answer: EnrolmentWire },
  'PUT /admin/two-step/enrolment': {
    access: 'anyAdmin',
    proof: 'enrolment',
    body: totpBody,
    answer: RecoveryCodesWire,
  },
  'POST /admin/two-step': { access: 'anyAdmin', body: secondStepBody },
  'POST /admin/two-step/recovery-codes': { access: 'anyAdmin', body: totpBody, answer: RecoveryCodesWire },
  'GET /admin/roles': { access: 'admin', area: 'system', answer: AdminListWire },
  'POST /admin/roles': { access: 'admin', area: 'system', body: newAdminBody },
  'PUT /admin/roles/:id': { access: 'admin', area: 'system', params: idParam, body: adminRoleBody },
  'POST /admin/roles/:id/reset-two-step': {
    access: 'admin',
    area: 'system',
    params: idParam,
    body: reasonBody,
  },
} as const satisfies Routes
