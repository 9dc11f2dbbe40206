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
  },
  'POST /admin/privacy-requests/:id/done': {
    access: 'admin',
    area: 'users',
    proof: 'closing',
    params: idParam,
  },
  'POST /admin/privacy-requests/:id/refuse': {
    access: 'admin',
    area: 'users',
    params: idParam,
    body: reasonBody,
  },
} as const satisfies Routes
