import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '@/server/deps'
import { deviceOf } from '@/server/modules/people/accounts/device'
import { preparingVendorIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { createDraft, getDraft, listDrafts, removeDraft, type Saver, saveDraft } from './drafts'

const saverIn = (request: FastifyRequest): Saver => ({
  ...preparingVendorIn(request),
  device: deviceOf(request.headers['user-agent']),
})

/** Listing drafts, stored on the server so that a vendor can continue on another device. */
export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/drafts', (request) => listDrafts(deps, preparingVendorIn(request)))
  serve(app, 'POST /vendor/drafts', (request) => createDraft(deps, saverIn(request), request.body))
  serve(app, 'GET /vendor/drafts/:id', (request) =>
    getDraft(deps, preparingVendorIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/drafts/:id', (request) =>
    saveDraft(deps, saverIn(request), request.params.id, request.body),
  )
  serve(app, 'DELETE /vendor/drafts/:id', (request) =>
    removeDraft(deps, preparingVendorIn(request), request.params.id),
  )
}
