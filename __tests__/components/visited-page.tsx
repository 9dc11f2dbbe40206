import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** Where the page is: its address without the language, read at each rendering. */
export const place = { pathname: '/', search: '' }
/** Addresses to which the page went, in their order. */
export const moves: string[] = []
/** A move that shows the same page anew. */
export const REFRESHED = '(refreshed)'

const go = (href: string) => void moves.push(href)
const router = {
  push: go,
  replace: go,
  refresh: () => go(REFRESHED),
  back() {},
  forward() {},
  prefetch() {},
  bfcacheId: '',
}

/** Next's own contexts around a page, with a router that goes nowhere: our navigation and Next's read them as in a browser. */
export function VisitedPage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={getPathname({ locale, href: place.pathname })}>
        <SearchParamsContext.Provider value={new URLSearchParams(place.search)}>
          {children}
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
}

beforeEach(() => {
  Object.assign(place, { pathname: '/', search: '' })
  moves.length = 0
})
