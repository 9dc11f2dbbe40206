import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { addNote, changePapers } from './change-papers'
import { checkVatNumber } from './check-vat-number'
import { decideOnApplication } from './decide-on-application'
import { decideOnName } from './decide-on-name'
import { getVendorDetail } from './get-vendor-detail'
import { liftSuspension, suspendVendor } from './suspend-vendor'
import { vendorTable } from './vendor-table'

export function adminVendorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/vendors', (request) => listWithMore(deps, vendorTable, request))
  serve(app, 'GET /admin/vendors.csv', (request, reply) => sendTable(deps, vendorTable, request, reply))
  serve(app, 'GET /admin/vendors/:id', (request) => getVendorDetail(deps.db, request.params.id))
  serve(app, 'POST /admin/vendors/:id/approve', (request) => {
    const approval = { ...request.body, state: 'approved' as const }
    return decideOnApplication(deps, request.user, request.params.id, approval)
  })
  serve(app, 'POST /admin/vendors/:id/reject', (request) => {
    const rejection = { ...request.body, state: 'rejected' as const }
    return decideOnApplication(deps, request.user, request.params.id, rejection)
  })
  serve(app, 'POST /admin/vendors/:id/suspend', (request) =>
    suspendVendor(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/vendors/:id/restore', (request) =>
    liftSuspension(deps, request.user, request.params.id, request.body.version),
  )
  serve(app, 'PUT /admin/vendors/:id/papers', (request) =>
    changePapers(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/vendors/:id/vat-number', (request) =>
    checkVatNumber(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/vendors/:id/company-name', (request) =>
    decideOnName(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/vendors/:id/notes', (request) =>
    addNote(deps, request.user, request.params.id, request.body.text),
  )
}
