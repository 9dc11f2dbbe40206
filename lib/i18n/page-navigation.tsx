'use client'

import PlainLink from 'next/link'
import { usePathname as usePlainPathname, useRouter as usePlainRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type ComponentProps, useMemo } from 'react'
import { relOf } from '@/lib/search/search-address'
import { localPath, plainPath } from './local-path'
import { requestScrollToTop } from './page-scroll'

interface LinkProps extends Omit<ComponentProps<typeof PlainLink>, 'href' | 'locale'> {
  /** a path without its language, or another address */
  href: string
  /** leads to the page in this language */
  locale?: string
}

/**
 * A link that keeps the language of the page. page-scroll.ts scrolls to the top in place of Next,
 * unless `scroll={false}` keeps the position or a hash names a section.
 */
export function Link({ href, locale, scroll = true, rel, onNavigate, ...rest }: LinkProps) {
  const here = useLocale()
  const address = localPath(locale ?? here, href)
  const hasHash = href.includes('#')
  return (
    <PlainLink
      {...rest}
      {...(locale ? { hrefLang: locale } : {})}
      href={address}
      rel={[rel, relOf(href)].filter(Boolean).join(' ') || undefined}
      scroll={scroll && hasHash}
      onNavigate={(event) => {
        onNavigate?.(event)
        if (scroll && !hasHash) requestScrollToTop(address)
      }}
    />
  )
}

/** The path of this page without its language. */
export function usePathname(): string {
  return plainPath(useLocale(), usePlainPathname())
}

/** A router that keeps the language of the page and scrolls like `Link`. */
export function useRouter() {
  const router = usePlainRouter()
  const locale = useLocale()
  return useMemo(() => {
    const scrolling =
      (move: typeof router.push) =>
      (href: string, { scroll = true, ...options }: Parameters<typeof move>[1] = {}) => {
        const address = localPath(locale, href)
        const hasHash = href.includes('#')
        if (scroll && !hasHash) requestScrollToTop(address)
        move(address, { ...options, scroll: scroll && hasHash })
      }
    return { ...router, push: scrolling(router.push), replace: scrolling(router.replace) }
  }, [router, locale])
}
