import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import {
  type ApplicationListWire,
  noteBody,
  type PapersBody,
  papersBody,
  type SuspensionBody,
  suspensionBody,
  VENDOR_REVIEW_TABS,
  type VendorReviewTab,
  vendorDecisionBody,
  vendorRejectionBody,
} from '@/lib/domain/account/vendor'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import {
  type IdParam,
  idParam,
  type PageRequest,
  pageFields,
  readPage,
} from '@/server/plugins/request-params'
import { addNote, changePapers } from './change-papers'
import { decideOnApplication } from './decide-on-application'
import { getVendorDetail, reviewedToWire } from './get-vendor-detail'
import { countTabs, listApplications } from './store'
import { liftSuspension, suspendVendor } from './suspend-vendor'

const ADMIN = { access: 'admin', area: 'vendors' } as const

const listQuery = object({ state: string().oneOf(VENDOR_REVIEW_TABS), ...pageFields })
  .noUnknown()
  .exact()

export function adminVendorRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/vendors',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'waiting', ...page } }) => listVendorApplications(deps.db, state, readPage(page)),
  )
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
    { config: ADMIN, schema: { params: idParam, body: suspensionBody } },
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

/** The vendors of one tab, page by page, with how many each tab holds. */
async function listVendorApplications(
  db: Db,
  tab: VendorReviewTab,
  { page, pageSize }: PageRequest,
): Promise<ApplicationListWire> {
  const rows = await listApplications(db, tab, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countTabs(db)
  return { data: rows.map(reviewedToWire), page, pageSize, total: counts[tab], counts }
}
