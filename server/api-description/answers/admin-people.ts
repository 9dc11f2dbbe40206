import type { PrivacyRequestListWire } from '@/lib/domain/account/privacy-request'
import type {
  ApplicationListWire,
  VendorApplicationWire,
  VendorDetailWire,
} from '@/lib/domain/account/vendor'
import type { AdminListWire } from '@/lib/domain/admin/admins'
import type { AuditActor, AuditLineWire } from '@/lib/domain/admin/audit-wire'
import type { OverviewWire } from '@/lib/domain/admin/overview'
import type { AdminSessionWire } from '@/lib/domain/admin/session'
import type { TablePage } from '@/lib/domain/admin/table'
import type { EnrolmentWire, RecoveryCodesWire } from '@/lib/domain/admin/two-step'
import type { AdminUserDetail, AdminUserRow, RevealedUser } from '@/lib/domain/admin/user-wire'
import type { CannedAnswerWire } from '@/lib/domain/inbox/canned-answer'
import type { InboxAdmin, InboxDetail, InboxRow, RevealedReach } from '@/lib/domain/inbox/inbox'
import type { StatusWire } from '@/lib/domain/status/status'
import type { VitalsWire } from '@/lib/domain/vitals/vitals'
import type { UserData } from '@/server/modules/personal-data/export-data'
import type { Created, Empty, List, Under } from './kinds'

interface Routes {
  'GET /openapi.json': Record<string, unknown>
  'GET /session': AdminSessionWire
  'POST /two-step/enrolment': EnrolmentWire
  'PUT /two-step/enrolment': RecoveryCodesWire
  'POST /two-step': Empty
  'POST /two-step/recovery-codes': RecoveryCodesWire
  'GET /roles': AdminListWire
  'POST /roles': Empty
  'PUT /roles/:id': Empty
  'POST /roles/:id/reset-two-step': Empty
  'GET /audit': TablePage<AuditLineWire>
  'GET /audit/actors': List<AuditActor>
  'GET /overview': OverviewWire
  'GET /users': TablePage<AdminUserRow>
  'GET /users/:id': AdminUserDetail
  'POST /users/:id/reveal': RevealedUser
  'POST /users/:id/export': UserData
  'POST /users/:id/end-sessions': Empty
  'POST /users/:id/block': Empty
  'POST /users/:id/unblock': Empty
  'POST /users/:id/privacy-requests': Empty
  'GET /privacy-requests': PrivacyRequestListWire
  'POST /privacy-requests/:id/done': Empty
  'POST /privacy-requests/:id/refuse': Empty
  'GET /vendors': ApplicationListWire
  'GET /vendors/:id': VendorDetailWire
  'POST /vendors/:id/approve': VendorApplicationWire
  'POST /vendors/:id/reject': VendorApplicationWire
  'POST /vendors/:id/suspend': VendorDetailWire
  'POST /vendors/:id/restore': VendorDetailWire
  'PUT /vendors/:id/papers': VendorDetailWire
  'POST /vendors/:id/notes': VendorDetailWire
  'GET /inbox': TablePage<InboxRow>
  'GET /inbox/:id': InboxDetail
  'GET /inbox-admins': List<InboxAdmin>
  'PUT /inbox/:id/assignee': Empty
  'POST /inbox/:id/close': Empty
  'POST /inbox/:id/wait': Empty
  'POST /inbox/:id/reopen': Empty
  'POST /inbox/:id/hide': Empty
  'POST /inbox/:id/show': Empty
  'POST /inbox/:id/answer': Empty
  'POST /inbox/:id/notes': Empty
  'POST /inbox/:id/reveal': RevealedReach
  'GET /status': StatusWire
  'GET /vitals': VitalsWire
  'GET /canned-answers': List<CannedAnswerWire>
  'POST /canned-answers': Created<CannedAnswerWire>
  'PUT /canned-answers/:id': CannedAnswerWire
  'POST /canned-answers/:id/remove': Empty
}

export type AdminPeopleAnswers = Under<'admin', Routes>
