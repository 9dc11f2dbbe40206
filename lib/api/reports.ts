import type { ReportBody } from '@/lib/domain/reviews/report'
import { http } from './browser'

export const report = (body: ReportBody) => http.send<void>('post', 'reports', body)
