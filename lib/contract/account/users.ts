import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { AdminUserDetail, RevealedUser } from '@/lib/contract/schemas/admin/user-wire'
import { UserData } from '@/lib/contract/schemas/user-data'
import { reasonBody } from '@/lib/domain/reason'

export const usersRoutes = {
  'GET /admin/users/:id': { access: 'admin', area: 'users', params: idParam, answer: AdminUserDetail },
  'POST /admin/users/:id/reveal': { access: 'admin', area: 'users', params: idParam, answer: RevealedUser },
  'POST /admin/users/:id/export': {
    access: 'admin',
    area: 'users',
    proof: 'export',
    params: idParam,
    body: reasonBody,
    answer: UserData,
  },
  'POST /admin/users/:id/end-sessions': {
    access: 'admin',
    area: 'users',
    proof: 'sessions',
    params: idParam,
  },
  'POST /admin/users/:id/block': {
    access: 'admin',
    area: 'users',
    params: idParam,
    body: reasonBody,
    errors: ['forbidden', 'already_done'],
  },
  'POST /admin/users/:id/unblock': {
    access: 'admin',
    area: 'users',
    params: idParam,
    body: reasonBody,
    errors: ['already_done'],
  },
} as const satisfies Routes
