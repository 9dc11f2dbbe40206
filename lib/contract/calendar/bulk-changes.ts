import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { BulkChangeWire, BulkResultWire } from '@/lib/contract/schemas/calendar/bulk-changes'
import { bulkDaysBody, copyTermsBody } from '@/lib/domain/calendar/bulk-changes'

export const bulkChangeRoutes = {
  'GET /vendor/bulk-changes': {
    access: 'vendor',
    action: 'editCalendar',
    answer: listOf(BulkChangeWire),
  },
  'POST /vendor/bulk-changes/days': {
    access: 'vendor',
    action: 'editCalendar',
    body: bulkDaysBody,
    answer: BulkResultWire,
    errors: ['unusual_change'],
  },
  'POST /vendor/services/:id/copy-terms': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: copyTermsBody,
    answer: BulkResultWire,
    errors: ['unusual_change', 'changed_meanwhile'],
  },
  'POST /vendor/bulk-changes/:id/undo': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    answer: BulkResultWire,
    errors: ['already_undone', 'undo_over'],
  },
} as const satisfies Routes
