import type { AuditFilters } from '@/lib/domain/admin/audit-wire'

const query = (filters: AuditFilters, more: Record<string, string>) =>
  new URLSearchParams({ ...filters, ...more }).toString()

export const auditPath = (filters: AuditFilters, page: number) =>
  `admin/audit?${query(filters, { page: String(page) })}`

export const auditFilePath = (filters: AuditFilters, language: string) =>
  `/api/v1/admin/audit.csv?${query(filters, { language })}`
