import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { type ApplicationListWire, VENDOR_STATES, type VendorState } from '@/lib/domain/account/vendor'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
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
import { applicationToWire } from './application-to-wire'
import { decideOnApplication } from './decide-on-application'
import { countByState, listApplications } from './store'

const ADMIN = { access: 'admin', area: 'vendors' } as const

const noBody = object({}).noUnknown().exact()
const listQuery = object({ state: string().oneOf(VENDOR_STATES), ...pageFields })
  .noUnknown()
  .exact()

export function adminVendorRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/vendors',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'waiting', ...page } }) => listVendorApplications(deps.db, state, readPage(page)),
  )
  app.post<{ Params: IdParam }>(
    '/admin/vendors/:id/approve',
    { config: ADMIN, schema: { params: idParam, body: noBody } },
    (request) => decideOnApplication(deps, userIn(request), request.params.id, { state: 'approved' }),
  )
  app.post<{ Params: IdParam; Body: ReasonBody }>(
    '/admin/vendors/:id/reject',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    (request) => {
      const { reason } = request.body
      return decideOnApplication(deps, userIn(request), request.params.id, { state: 'rejected', reason })
    },
  )
}

/** The applications of one state, page by page, with how many each state holds. */
async function listVendorApplications(
  db: Db,
  state: VendorState,
  { page, pageSize }: PageRequest,
): Promise<ApplicationListWire> {
  const rows = await listApplications(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countByState(db)
  return { data: rows.map(applicationToWire), page, pageSize, total: counts[state], counts }
}
