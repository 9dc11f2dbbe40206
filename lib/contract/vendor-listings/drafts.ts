import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { DraftCard, DraftWire } from '@/lib/contract/schemas/listing/stored-draft'
import { changedDraftBody, storedDraftBody } from '@/lib/domain/listing/stored-draft'

const EDITING = { access: 'applicant', action: 'editListings' } as const

export const draftsRoutes = {
  'GET /vendor/drafts': { ...EDITING, answer: Type.Array(DraftCard) },
  'POST /vendor/drafts': {
    ...EDITING,
    body: storedDraftBody,
    status: 201,
    answer: DraftWire,
    errors: ['too_many_drafts'],
  },
  'GET /vendor/drafts/:id': { ...EDITING, params: idParam, answer: DraftWire },
  'PUT /vendor/drafts/:id': {
    ...EDITING,
    params: idParam,
    body: changedDraftBody,
    answer: DraftWire,
    errors: ['changed_meanwhile'],
  },
  'DELETE /vendor/drafts/:id': { ...EDITING, params: idParam },
} as const satisfies Routes
