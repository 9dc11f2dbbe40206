import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** A banner's link opens in the page's language when it points to a page of ours. */
export function bannerHref(link: string, locale: Locale): string {
  return link.startsWith('/') ? getPathname({ locale, href: link }) : link
}
