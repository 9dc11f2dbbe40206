import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { DeletionStatus } from '@/lib/contract/schemas/account/privacy-request'
import { privacyRequestBody } from '@/lib/domain/account/privacy-request'
import { reasonBody } from '@/lib/domain/reason'

export const privacyRequestsRoutes = {
  'GET /user/delete-blockers': { access: 'user', answer: DeletionStatus },
  'POST /user/delete-request': { access: 'user' },
  'POST /admin/users/:id/privacy-requests': {
    access: 'admin',
    area: 'users',
    params: idParam,
    body: privacyRequestBody,
    errors: ['already_done'],
  },
  'POST /admin/privacy-requests/:id/done': {
    access: 'admin',
    area: 'users',
    proof: 'closing',
    params: idParam,
    errors: ['already_done', 'forbidden', 'account_in_use'],
  },
  'POST /admin/privacy-requests/:id/refuse': {
    access: 'admin',
    area: 'users',
    params: idParam,
    body: reasonBody,
    errors: ['already_done'],
  },
} as const satisfies Routes
