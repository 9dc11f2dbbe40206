import type { ReportBody, ReportState } from '@/lib/domain/reviews/report'
import { http } from './browser'

export const reportsPath = (state: ReportState, page: number) => `admin/reports?state=${state}&page=${page}`
const closeReportPath = (id: string) => `admin/reports/${encodeURIComponent(id)}/close`

export const report = (body: ReportBody) => http.send<void>('post', 'reports', body)

export const closeReport = (id: string, note: string) =>
  http.send<void>('post', closeReportPath(id), { note })
