import type { PageKind } from '@/lib/domain/vitals/vitals'
import type { PageAddress } from '@/lib/i18n/page-address'

/** What is measured at an address; null for pages behind a session, apart from the way to a booking, and for no page. */
export function pageKindOf(address: PageAddress, path: string): PageKind | null {
  switch (address.kind) {
    case 'results':
      return address.type ? 'type' : 'search'
    case 'area':
      return 'city'
    case 'listing':
      return 'listing'
    case 'query':
      return address.about === 'service' ? 'checkout' : null
    case 'plain':
      if (!address.isPublic) return null
      return HOME.test(path) ? 'home' : 'other'
    default:
      return null
  }
}

/** The address of the home page, with or without its language. */
const HOME = /^\/([a-z]{2}\/?)?$/
