import type { PageKind } from '@/lib/domain/vitals/visit'
import { plainPathOf, publicPageOf } from '@/lib/pages/public-page'

const PRICE_PAGE = /\/price$/

/** What is measured at a path; null for pages behind a session, apart from the way to a booking, and for no page. */
export function pageKindOf(path: string): PageKind | null {
  if (plainPathOf(path) === '/checkout') return 'checkout'
  const page = publicPageOf(path.replace(PRICE_PAGE, ''))
  return PRICE_PAGE.test(path) && page !== 'listing' ? null : page
}
