import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { getOwnApplication } from './application-to-wire'
import { applyAsVendor } from './apply-as-vendor'
import { changeVatNumber } from './change-vat-number'
import { proposeCompanyName } from './company-names'

export function vendorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'PUT /user/upgrade-vendor-host', (request) =>
    applyAsVendor(deps, request.user, 'host', request.body),
  )
  serve(app, 'PUT /user/upgrade-vendor-company', (request) =>
    applyAsVendor(deps, request.user, 'company', request.body),
  )
  serve(app, 'GET /user/vendor-application', (request) => getOwnApplication(deps.db, request.user._id))
  serve(app, 'PUT /vendor/company-name', (request) =>
    proposeCompanyName(deps, memberIn(request), request.body),
  )
  serve(app, 'PUT /vendor/vat-number', (request) => changeVatNumber(deps, memberIn(request), request.body))
}
