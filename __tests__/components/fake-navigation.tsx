import type { AnchorHTMLAttributes } from 'react'

/** Stands in for lib/i18n/navigation: links are plain, moves are written down. */
export const moves: string[] = []
/** A move that shows the same page anew. */
export const REFRESHED = '(refreshed)'
export const place = { pathname: '/' }

export function Link({
  href,
  prefetch: _p,
  scroll: _s,
  onNavigate: _n,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  prefetch?: boolean
  scroll?: boolean
  onNavigate?: unknown
}) {
  return <a href={href} {...rest} />
}

const router = {
  push: (href: string) => void moves.push(href),
  replace: (href: string) => void moves.push(href),
  refresh: () => void moves.push(REFRESHED),
}
export const useRouter = () => router
export const usePathname = () => place.pathname
export const getPathname = ({ locale, href }: { locale: string; href: string }) =>
  locale === 'ar' ? href : `/${locale}${href === '/' ? '' : href}`
