import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicationListWire } from '@/lib/contract/schemas/account/vendor'
import type { VendorType } from '@/lib/domain/account/account'
import { type VendorReviewTab, vendorName } from '@/lib/domain/account/vendor'
import { VENDOR_TABLE } from '@/lib/domain/admin/tables'
import { riyadhDay } from '@/lib/domain/time/days'
import { vendors } from '@/server/db/schema/people/vendors'
import { maskPhone } from '@/server/modules/people/accounts/mask'
import { listApplications } from '@/server/modules/people/vendors/applicants'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { reviewedToWire } from './get-vendor-detail'
import { countTabs, isInTab } from './store'

/** All vendors and applications; the numbers of their papers and photos are in no file. */
export const vendorTable: TableWithMore<ApplicationListWire> = {
  spec: VENDOR_TABLE,
  source: {
    from: vendors,
    id: vendors.id,
    sorts: { createdAt: vendors.createdAt },
    where: async (db, { q, filters: { state, type } }) =>
      and(
        state ? isInTab[state as VendorReviewTab] : undefined,
        type ? eq(vendors.type, type as VendorType) : undefined,
        q ? inArray(vendors.id, await findVendorIds(db, q)) : undefined,
      ),
    load: async (db, ids) => (await listApplications(db, ids)).map(reviewedToWire),
  },
  file: {
    name: vendorName,
    state: (row, text) => text(`admin.vendors.states.${row.suspension ? 'suspended' : row.state}`),
    type: (row, text) => text(`admin.vendors.types.${row.type}`),
    phone: (row) => maskPhone(row.phone),
    commercial: (row) => row.expires.commercial ?? '',
    vat: (row) => row.expires.vat ?? '',
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
  beside: async ({ db }) => ({ counts: await countTabs(db) }),
}
