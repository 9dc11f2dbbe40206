import { permanentRedirect as redirectForGood, redirect as redirectNow } from 'next/navigation'
import { localPath } from './local-path'

export { Link, usePathname, useRouter } from './page-navigation'

interface PageOf {
  locale: string
  /** a path without its language */
  href: string
}

/** The address of a page in a language. */
export const getPathname = ({ locale, href }: PageOf): string => localPath(locale, href)

export function redirect({ locale, href }: PageOf): never {
  redirectNow(localPath(locale, href))
}

export function permanentRedirect({ locale, href }: PageOf): never {
  redirectForGood(localPath(locale, href))
}
