import { call } from '@/lib/api/call'
import { vendorName } from '@/lib/domain/account/vendor'
import { type AdminPage, adminPath, pagesFor } from '@/lib/domain/admin/areas'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { ALL } from '@/lib/domain/admin/table'
import { inLanguage, localName } from '@/lib/i18n/direction'

interface FoundRow {
  href: string
  label: string
  /** what tells it from others of the same label */
  detail: string
}

export interface FoundTable {
  page: AdminPage
  /** null where the table did not answer */
  rows: FoundRow[] | null
}

interface Search {
  query: { q: string; pageSize: string }
  locale: string
}

const ROWS_OF_EACH = 4

/** A table that took too long has no rows to show, which is not the same as none. */
function answered<Answer extends { isTooBroad?: boolean }>(answer: Answer): Answer {
  if (answer.isTooBroad) throw new Error('too broad')
  return answer
}

/** The tables that the one search asks, in the order of their answers; a document is found with its booking. */
const TABLES: Partial<Record<AdminPage, (search: Search) => Promise<FoundRow[]>>> = {
  bookings: async ({ query, locale }) =>
    answered(await call('GET /admin/bookings', { query })).data.map(({ _id, code, service, guest }) => ({
      href: `${adminPath('bookings')}/${_id}`,
      label: code,
      detail: `${inLanguage(locale, service)} · ${localName(locale, guest)}`,
    })),
  users: async ({ query }) =>
    answered(await call('GET /admin/users', { query })).data.map(({ _id, name, phone }) => ({
      href: `${adminPath('users')}/${_id}`,
      label: name,
      detail: phone ?? '',
    })),
  services: async ({ query, locale }) =>
    answered(await call('GET /admin/services', { query: { ...query, state: ALL } })).data.map((listing) => ({
      href: `${adminPath('services')}?id=${listing._id}`,
      label: localName(locale, listing),
      detail: `${localName(locale, listing.city)} · ${localName(locale, listing.owner)}`,
    })),
  vendors: async ({ query }) =>
    answered(await call('GET /admin/vendors', { query: { ...query, state: ALL } })).data.map((vendor) => ({
      href: `${adminPath('vendors')}?id=${vendor._id}`,
      label: vendorName(vendor),
      detail: vendor.phone,
    })),
  payouts: async ({ query }) =>
    answered(await call('GET /admin/payouts', { query: { ...query, state: ALL } })).data.map((payout) => ({
      href: `${adminPath('payouts')}?state=${ALL}&q=${payout.number}`,
      label: payout.number,
      detail: payout.vendorName,
    })),
  'payout-batches': async ({ query }) =>
    answered(await call('GET /admin/payout-batches', { query })).data.map(({ number }) => ({
      href: `${adminPath('payout-batches')}?q=${number}`,
      label: number,
      detail: '',
    })),
}

/** Whether the role may read any of the tables. */
export const canSearch = (role: AdminRole): boolean => pagesFor(role).some(({ page }) => page in TABLES)

/** What each table that the role may read has for the text; tables with nothing are left out. */
export async function findEverywhere(text: string, role: AdminRole, locale: string): Promise<FoundTable[]> {
  const search = { query: { q: text, pageSize: String(ROWS_OF_EACH) }, locale }
  const found = await Promise.all(
    pagesFor(role).map(async ({ page }) => {
      const rows = await TABLES[page]?.(search).catch(() => null)
      return rows === undefined ? [] : [{ page, rows }]
    }),
  )
  return found.flat().filter(({ rows }) => rows === null || rows.length > 0)
}
