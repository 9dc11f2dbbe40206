import type { AnchorHTMLAttributes } from 'react'

/** Stands in for lib/i18n/navigation: links are plain, moves are written down, a refresh as `refresh`. */
export const moves: string[] = []
export const place = { pathname: '/' }

export function Link({
  href,
  prefetch: _p,
  scroll: _s,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  prefetch?: boolean
  scroll?: boolean
}) {
  return <a href={href} {...rest} />
}

const router = {
  push: (href: string) => void moves.push(href),
  replace: (href: string) => void moves.push(href),
  refresh: () => void moves.push('refresh'),
}
export const useRouter = () => router
export const usePathname = () => place.pathname
export const getPathname = ({ locale, href }: { locale: string; href: string }) =>
  locale === 'ar' ? href : `/${locale}${href === '/' ? '' : href}`
