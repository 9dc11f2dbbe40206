import type { AuditAction, AuditSubject } from './audit-actions'
import type { AuditValues } from './audit-values'

/** Totals of the trail are counted up to this number. */
export const MAX_COUNTED_LINES = 10_000

interface Actor {
  _id: string
  name: string
  name_ar: string
}

export interface AuditLineWire {
  _id: string
  at: string
  /** null: the system itself */
  actor: Actor | null
  /** the role of that moment */
  actorRole: string | null
  action: AuditAction
  subject: { kind: AuditSubject; id: string }
  reason: string | null
  before: AuditValues | null
  after: AuditValues | null
  requestId: string | null
}

export interface AuditListWire {
  data: AuditLineWire[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
  /** whom the filter offers */
  admins: Actor[]
}

/** The filters of the trail, as they stand in the address. */
export const AUDIT_FILTERS = ['actor', 'action', 'kind', 'subject', 'from', 'until'] as const
export type AuditFilters = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>

/** The `actor` filter for what no person did. */
export const SYSTEM_ACTOR = 'system'

/** The page of a subject in the console; null where none shows it alone. */
export function auditSubjectPath({ subject: { kind, id }, after }: AuditLineWire): string | null {
  const code = after?.['code']
  if (kind === 'listing') return `/admin/services?id=${id}`
  if (kind === 'content_page') return `/admin/pages?name=${id}`
  if (kind === 'booking' && typeof code === 'string') return `/admin/bookings?q=${code}`
  return null
}
