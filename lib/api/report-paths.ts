import type { ReportState } from '@/lib/domain/report'

export const reportsPath = (state: ReportState, page: number) => `admin/reports?state=${state}&page=${page}`
export const closeReportPath = (id: string) => `admin/reports/${encodeURIComponent(id)}/close`
