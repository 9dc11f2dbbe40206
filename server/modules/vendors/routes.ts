import type { FastifyInstance } from 'fastify'
import {
  type CompanyBody,
  companyBody,
  hostBody,
  type VatNumberBody,
  type VendorBody,
  vatNumberBody,
} from '@/lib/domain/account/vendor'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { memberIn, userIn } from '@/server/plugins/auth'
import { getOwnApplication } from './application-to-wire'
import { applyAsVendor } from './apply-as-vendor'
import { changeVatNumber } from './change-vat-number'

const USER = { access: 'user' } as const

/** The specification's paths, misspelling included. */
export function vendorRoutes(app: FastifyInstance, deps: Deps): void {
  app.put<{ Body: VendorBody }>(
    `/user/upgrade-${VENDOR_PATH}-host`,
    { config: USER, schema: { body: hostBody } },
    (request) => applyAsVendor(deps, userIn(request), 'host', request.body),
  )
  app.put<{ Body: CompanyBody }>(
    `/user/upgrade-${VENDOR_PATH}-company`,
    { config: USER, schema: { body: companyBody } },
    (request) => applyAsVendor(deps, userIn(request), 'company', request.body),
  )
  app.get(`/user/${VENDOR_PATH}-application`, { config: USER }, (request) =>
    getOwnApplication(deps.db, userIn(request)._id),
  )
  app.put<{ Body: VatNumberBody }>(
    `/${VENDOR_PATH}/vat-number`,
    { config: { access: 'vendor', action: 'editVendor' }, schema: { body: vatNumberBody } },
    (request) => changeVatNumber(deps, memberIn(request), request.body),
  )
}
