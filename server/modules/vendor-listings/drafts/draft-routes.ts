import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idParam } from '@/lib/contract/inputs'
import {
  type ChangedDraft,
  changedDraftBody,
  type StoredDraft,
  storedDraftBody,
} from '@/lib/domain/listing/stored-draft'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { deviceOf } from '@/server/modules/accounts/device'
import { memberIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { createDraft, getDraft, listDrafts, removeDraft, type Saver, saveDraft } from './drafts'

const VENDOR = { access: 'vendor', action: 'editListings' } as const

const saverIn = (request: FastifyRequest): Saver => ({
  member: memberIn(request),
  device: deviceOf(request.headers['user-agent']),
})

/** Listing drafts, stored on the server so that a vendor can continue on another device. */
export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(`/${VENDOR_PATH}/drafts`, { config: VENDOR }, (request) => listDrafts(deps, memberIn(request)))

  app.post<{ Body: StoredDraft }>(
    `/${VENDOR_PATH}/drafts`,
    { config: VENDOR, schema: { body: storedDraftBody } },
    async (request, reply) => {
      const created = await createDraft(deps, saverIn(request), request.body)
      return reply.status(201).send(created)
    },
  )

  app.get<{ Params: IdParam }>(
    `/${VENDOR_PATH}/drafts/:id`,
    { config: VENDOR, schema: { params: idParam } },
    (request) => getDraft(deps, memberIn(request), request.params.id),
  )

  app.put<{ Params: IdParam; Body: ChangedDraft }>(
    `/${VENDOR_PATH}/drafts/:id`,
    { config: VENDOR, schema: { params: idParam, body: changedDraftBody } },
    (request) => saveDraft(deps, saverIn(request), request.params.id, request.body),
  )

  app.delete<{ Params: IdParam }>(
    `/${VENDOR_PATH}/drafts/:id`,
    { config: VENDOR, schema: { params: idParam } },
    async (request, reply) => {
      await removeDraft(deps, memberIn(request), request.params.id)
      return reply.status(204).send()
    },
  )
}
