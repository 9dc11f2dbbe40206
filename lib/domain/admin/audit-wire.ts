import { WIRE } from '@/lib/domain/wire-names'
import type { AuditSubject } from './audit-actions'
import { isBuiltIn } from './roles'

/** The values of a line that are ids of users. */
export const PERSON_FIELDS: readonly string[] = ['memberId', 'ownerId', 'assigneeId']

/** The `actor` filter for what no person did. */
export const SYSTEM_ACTOR = 'system'

/** The key of a role's name below `admin`; null for a role that an owner made, which is stored by its name. */
export function roleKey(role: string): string | null {
  if (isBuiltIn(role)) return `roles.names.${role}`
  const known = ROLE_WORDS.find(([stored]) => stored === role)
  return known ? `audit.roles.${known[1]}` : null
}

const ROLE_WORDS = [
  ['User', 'user'],
  [WIRE.vendorRole, 'vendor'],
  ['Admin', 'admin'],
  ['host', 'host'],
  ['company', 'company'],
] as const

const SUBJECT_PATHS: Record<AuditSubject, ((id: string) => string) | null> = {
  user: (id) => `/admin/users/${id}`,
  admin_role: () => '/admin/roles',
  vendor: (id) => `/admin/vendors?id=${id}`,
  listing: (id) => `/admin/services?id=${id}`,
  booking: (id) => `/admin/bookings/${id}`,
  refund: () => '/admin/failed-refunds',
  unmatched_payment: () => '/admin/unmatched-payments?only=all',
  chargeback: (id) => `/admin/chargebacks?state=all&q=${id}`,
  settlement: (id) => `/admin/settlements?q=${id}`,
  settlement_line: (id) => `/admin/settlement-lines?state=all&q=${id}`,
  bank_statement: () => '/admin/bank-statement?state=all',
  period: (id) => `/admin/periods?month=${id}`,
  bank_line: (id) => `/admin/bank-statement?state=all&q=${id}`,
  payout: () => '/admin/payouts',
  payout_batch: (id) => `/admin/payout-batches?q=${id}`,
  promotion: () => '/admin/promotions',
  rate: () => '/admin/rates',
  vat_return: (id) => `/admin/vat-returns/${id}`,
  content_page: (id) => `/admin/pages?name=${id}`,
  review: () => '/admin/inbox?kind=review',
  report: () => '/admin/inbox?kind=report',
  contact_message: () => '/admin/inbox?kind=contact',
  inbox_item: (id) => `/admin/inbox/${id}`,
  canned_answer: () => '/admin/canned-answers',
  incident: () => '/admin/status',
  city: () => '/admin/cities',
  category: () => '/admin/categories',
  facility_group: (id) => `/admin/facilities/${id}`,
  facility: () => '/admin/facilities',
  banner: () => '/admin/banners',
  occasion: () => '/admin/occasions',
  template: (id) => `/admin/templates?name=${id}`,
  settings: () => '/admin/settings',
  order: (id) => `/admin/${id.split('-')[0]}`,
  document: null,
  invoice: (id) => `/admin/einvoices?state=all&q=${id}`,
}

/** The page in the console that shows a subject, alone or in its list; null where none does. */
export const auditSubjectPath = ({ kind, id }: { kind: AuditSubject; id: string }): string | null =>
  SUBJECT_PATHS[kind]?.(id) ?? null
