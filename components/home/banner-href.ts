import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** A banner's link to a page of this site opens in the page's language. */
export function bannerHref(link: string, locale: Locale): string {
  return link.startsWith('/') ? getPathname({ locale, href: link }) : link
}
