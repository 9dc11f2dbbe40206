export const ADMIN_AREAS = [
  'overview',
  'listings',
  'vendors',
  'bookings',
  'money',
  'users',
  'content',
  'inbox',
  'answers',
  'settings',
  'audit',
  'system',
] as const
export type AdminArea = (typeof ADMIN_AREAS)[number]

/** In rising order: who may write may also read. */
export const ADMIN_RIGHTS = ['none', 'read', 'write'] as const
export type AdminRight = (typeof ADMIN_RIGHTS)[number]

/** What a role may do in each area; those of `roles.ts` are all that there are. */
export interface AreaRights {
  areas: Readonly<Record<AdminArea, AdminRight>>
}

/** Null stands for everybody who is not an admin. */
export function mayRead(role: AreaRights | null, area: AdminArea): boolean {
  return role !== null && role.areas[area] !== 'none'
}

export function mayWrite(role: AreaRights | null, area: AdminArea): boolean {
  return role !== null && role.areas[area] === 'write'
}

interface AdminPageRow {
  /** below `/admin` */
  page: string
  area: AdminArea
  /** below it there is a page for each of its items */
  hasItems?: true
}

/** The pages of the console in the order of its navigation, those of one area side by side. */
export const ADMIN_PAGES = [
  { page: 'overview', area: 'overview' },
  { page: 'figures', area: 'overview' },
  { page: 'services', area: 'listings' },
  { page: 'vendors', area: 'vendors' },
  { page: 'bookings', area: 'bookings', hasItems: true },
  { page: 'exceptions', area: 'bookings' },
  { page: 'deposit-claims', area: 'bookings' },
  { page: 'money', area: 'money' },
  { page: 'failed-refunds', area: 'money' },
  { page: 'unmatched-payments', area: 'money' },
  { page: 'einvoices', area: 'money' },
  { page: 'chargebacks', area: 'money' },
  { page: 'settlements', area: 'money' },
  { page: 'settlement-lines', area: 'money' },
  { page: 'bank-statement', area: 'money' },
  { page: 'periods', area: 'money' },
  { page: 'ledger', area: 'money' },
  { page: 'balances', area: 'money' },
  { page: 'earnings', area: 'money' },
  { page: 'write-offs', area: 'money' },
  { page: 'payouts', area: 'money' },
  { page: 'payout-batches', area: 'money' },
  { page: 'promotions', area: 'money' },
  { page: 'rates', area: 'money' },
  { page: 'vat-returns', area: 'money', hasItems: true },
  { page: 'users', area: 'users', hasItems: true },
  { page: 'privacy-requests', area: 'users' },
  { page: 'inbox', area: 'inbox', hasItems: true },
  { page: 'canned-answers', area: 'answers' },
  { page: 'pages', area: 'content' },
  { page: 'cities', area: 'content' },
  { page: 'categories', area: 'content' },
  { page: 'facilities', area: 'content', hasItems: true },
  { page: 'banners', area: 'content' },
  { page: 'occasions', area: 'content' },
  { page: 'templates', area: 'content' },
  { page: 'settings', area: 'settings' },
  { page: 'audit', area: 'audit' },
  { page: 'roles', area: 'system' },
  { page: 'status', area: 'system' },
  { page: 'vitals', area: 'system' },
] as const satisfies readonly AdminPageRow[]
export type AdminPage = (typeof ADMIN_PAGES)[number]['page']

/** Pages that became views of another one; old links and mails lead there. */
export const MOVED_ADMIN_PAGES = {
  reports: '/admin/inbox?kind=report',
  contact: '/admin/inbox?kind=contact',
} as const
export type MovedAdminPage = keyof typeof MOVED_ADMIN_PAGES

export const isMovedAdminPage = (page: string | null | undefined): page is MovedAdminPage =>
  Object.keys(MOVED_ADMIN_PAGES).some((one) => one === page)

/** Where an admin does the second step; it has no area, because it comes before the role. */
export const TWO_STEP_PAGE = 'two-step'

/** The overview is the console itself. */
export const adminPath = (page: AdminPage) => (page === 'overview' ? '/admin' : `/admin/${page}`)

/** The pages that a role may open. */
export const pagesFor = (role: AreaRights) => ADMIN_PAGES.filter(({ area }) => mayRead(role, area))

/** The page at which the console opens for a role. */
export const firstPageOf = (role: AreaRights): string => adminPath(pagesFor(role)[0]?.page ?? 'overview')
