import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { BulkResult, ReviewDetail } from '@/lib/contract/schemas/listing/listing-review'
import { bulkBody, DECISION_BODIES } from '@/lib/domain/listing/listing-review'

const ADMIN = { access: 'admin', area: 'listings' } as const
const DECISION = { ...ADMIN, params: idParam, answer: Type.Object({ _id: Type.String() }) } as const

export const listingReviewRoutes = {
  'GET /admin/services/:id': { ...ADMIN, params: idParam, answer: ReviewDetail },
  'POST /admin/services/decisions': { ...ADMIN, body: bulkBody, answer: BulkResult },
  'POST /admin/services/:id/approve': {
    ...DECISION,
    body: DECISION_BODIES.approve,
    errors: [
      'stale_decision',
      'already_done',
      'wrong_service_state',
      'licence_needed',
      'vendor_suspended',
      'account_blocked',
    ],
  },
  'POST /admin/services/:id/publish': {
    ...DECISION,
    body: DECISION_BODIES.publish,
    errors: [
      'stale_decision',
      'already_done',
      'wrong_service_state',
      'licence_needed',
      'vendor_suspended',
      'account_blocked',
    ],
  },
  'POST /admin/services/:id/reject': {
    ...DECISION,
    body: DECISION_BODIES.reject,
    errors: ['stale_decision', 'already_done', 'wrong_service_state', 'invalid'],
  },
  'POST /admin/services/:id/suspend': {
    ...DECISION,
    body: DECISION_BODIES.suspend,
    errors: ['stale_decision', 'already_done', 'wrong_service_state'],
  },
  'POST /admin/services/:id/restore': {
    ...DECISION,
    body: DECISION_BODIES.restore,
    errors: ['stale_decision', 'already_done', 'wrong_service_state', 'vendor_suspended', 'account_blocked'],
  },
} as const satisfies Routes
