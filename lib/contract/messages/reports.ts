import type { Routes } from '@/lib/contract/route'
import { reportBody } from '@/lib/domain/reviews/report'

export const reportsRoutes = {
  'POST /reports': { access: 'public', body: reportBody, errors: ['unauthenticated', 'not_found'] },
} as const satisfies Routes
