import type { PrivacyRequestListWire } from '@/lib/domain/account/privacy-request'
import type {
  ApplicationListWire,
  VendorApplicationWire,
  VendorDetailWire,
} from '@/lib/domain/account/vendor'
import type { AuditLineWire } from '@/lib/domain/admin/audit-wire'
import type { TablePage } from '@/lib/domain/admin/table'
import type { AdminUserRow } from '@/lib/domain/admin/user-wire'
import type { InboxRow } from '@/lib/domain/inbox/inbox'
import type { Under } from './kinds'

interface Routes {
  'GET /openapi.json': Record<string, unknown>
  'GET /audit': TablePage<AuditLineWire>
  'GET /users': TablePage<AdminUserRow>
  'GET /privacy-requests': PrivacyRequestListWire
  'GET /vendors': ApplicationListWire
  'GET /vendors/:id': VendorDetailWire
  'POST /vendors/:id/approve': VendorApplicationWire
  'POST /vendors/:id/reject': VendorApplicationWire
  'POST /vendors/:id/suspend': VendorDetailWire
  'POST /vendors/:id/restore': VendorDetailWire
  'PUT /vendors/:id/papers': VendorDetailWire
  'POST /vendors/:id/notes': VendorDetailWire
  'GET /inbox': TablePage<InboxRow>
}

export type AdminPeopleAnswers = Under<'admin', Routes>
