import { publicOrigin } from '@/lib/env'
import { type Locale, routing } from '@/lib/i18n/routing'

/** The path of a page in a language: Arabic has no prefix, English is below /en. */
export function localePath(locale: Locale, path: string): string {
  if (locale === routing.defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The absolute URL of a page in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return publicOrigin() + localePath(locale, path)
}

/** The absolute URL of a path; a URL of another origin is returned unchanged. */
export function wholeUrl(path: string): string {
  return new URL(path, publicOrigin()).href
}
