import type { ReportBody } from '@/lib/domain/report'
import { http } from './browser'
import { closeReportPath } from './report-paths'

export const report = (body: ReportBody) => http.send<void>('post', 'reports', body)

export const closeReport = (id: string, note: string) =>
  http.send<void>('post', closeReportPath(id), { note })
