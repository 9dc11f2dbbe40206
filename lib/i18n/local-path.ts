import { routing } from './routing'

/** The address of a path in a language: `/about` in Arabic, `/en/about`. A hash, a query or another site stays as it is. */
export function localPath(locale: string, href: string): string {
  if (!href.startsWith('/') || locale === routing.defaultLocale) return href
  return `/${locale}${href.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The path of an address of a language, by which both languages know it: `/about` of `/en/about`. */
export function plainPath(locale: string, path: string): string {
  const prefix = `/${locale}`
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
