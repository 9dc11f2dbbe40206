import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import {
  noteBody,
  type PapersBody,
  papersBody,
  type SuspensionBody,
  suspensionBody,
  vendorDecisionBody,
  vendorRejectionBody,
} from '@/lib/domain/account/vendor'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { addNote, changePapers } from './change-papers'
import { decideOnApplication } from './decide-on-application'
import { getVendorDetail } from './get-vendor-detail'
import { liftSuspension, suspendVendor } from './suspend-vendor'
import { vendorTable } from './vendor-table'

const ADMIN = { access: 'admin', area: 'vendors' } as const

export function adminVendorRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...vendorTable, config: ADMIN })
  app.get<{ Params: IdParam }>(
    '/admin/vendors/:id',
    { config: ADMIN, schema: { params: idParam } },
    (request) => getVendorDetail(deps.db, request.params.id),
  )
  app.post<{ Params: IdParam; Body: InferType<typeof vendorDecisionBody> }>(
    '/admin/vendors/:id/approve',
    { config: ADMIN, schema: { params: idParam, body: vendorDecisionBody } },
    (request) => {
      const approval = { ...request.body, state: 'approved' as const }
      return decideOnApplication(deps, userIn(request), request.params.id, approval)
    },
  )
  app.post<{ Params: IdParam; Body: InferType<typeof vendorRejectionBody> }>(
    '/admin/vendors/:id/reject',
    { config: ADMIN, schema: { params: idParam, body: vendorRejectionBody } },
    (request) => {
      const rejection = { ...request.body, state: 'rejected' as const }
      return decideOnApplication(deps, userIn(request), request.params.id, rejection)
    },
  )
  app.post<{ Params: IdParam; Body: SuspensionBody }>(
    '/admin/vendors/:id/suspend',
    { config: { ...ADMIN, proof: 'console' }, schema: { params: idParam, body: suspensionBody } },
    (request) => suspendVendor(deps, userIn(request), request.params.id, request.body),
  )
  app.post<{ Params: IdParam; Body: InferType<typeof vendorDecisionBody> }>(
    '/admin/vendors/:id/restore',
    { config: ADMIN, schema: { params: idParam, body: vendorDecisionBody } },
    (request) => liftSuspension(deps, userIn(request), request.params.id, request.body.version),
  )
  app.put<{ Params: IdParam; Body: PapersBody }>(
    '/admin/vendors/:id/papers',
    { config: ADMIN, schema: { params: idParam, body: papersBody } },
    (request) => changePapers(deps, userIn(request), request.params.id, request.body),
  )
  app.post<{ Params: IdParam; Body: InferType<typeof noteBody> }>(
    '/admin/vendors/:id/notes',
    { config: ADMIN, schema: { params: idParam, body: noteBody } },
    (request) => addNote(deps, userIn(request), request.params.id, request.body.text),
  )
}
