import { reportBody } from '@/lib/domain/reviews/report'
import type { Routes } from './route'

export const reportsRoutes = {
  'POST /reports': { access: 'public', body: reportBody },
} as const satisfies Routes
