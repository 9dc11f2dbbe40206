import { publicOrigin } from '@/lib/env'
import { type Locale, routing } from '@/lib/i18n/routing'

/** The path of a page in a language: Arabic has the plain address, English stands under /en. */
export function localePath(locale: Locale, path: string): string {
  if (locale === routing.defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The whole address of a page in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return publicOrigin() + localePath(locale, path)
}

/** The whole address of a file of ours; an address elsewhere stays as it is. */
export function wholeUrl(path: string): string {
  return new URL(path, publicOrigin()).href
}
