'use client'

import { useLocale } from 'next-intl'
import { createNavigation } from 'next-intl/navigation'
import { type ComponentProps, useMemo } from 'react'
import { relOf } from '@/lib/search/search-address'
import { requestScrollToTop } from './page-scroll'
import { routing } from './routing'

const { Link: PlainLink, useRouter: usePlainRouter, getPathname } = createNavigation(routing)

/**
 * A link that keeps the language of the page. page-scroll.ts scrolls to the top in place of Next,
 * unless `scroll={false}` keeps the position or a hash names a section.
 */
export function Link({ scroll = true, rel, onNavigate, ...rest }: ComponentProps<typeof PlainLink>) {
  const locale = useLocale()
  const href = String(rest.href)
  const hasHash = href.includes('#')
  return (
    <PlainLink
      {...rest}
      rel={[rel, relOf(href)].filter(Boolean).join(' ') || undefined}
      scroll={scroll && hasHash}
      onNavigate={(event) => {
        onNavigate?.(event)
        if (scroll && !hasHash) requestScrollToTop(getPathname({ locale, href }))
      }}
    />
  )
}

/** A router that keeps the language of the page and scrolls like `Link`. */
export function useRouter() {
  const router = usePlainRouter()
  const locale = useLocale()
  return useMemo(() => {
    const scrolling =
      (move: typeof router.push) =>
      (href: string, { scroll = true, ...options }: Parameters<typeof move>[1] = {}) => {
        const hasHash = href.includes('#')
        if (scroll && !hasHash) requestScrollToTop(getPathname({ locale, href }))
        move(href, { ...options, scroll: scroll && hasHash })
      }
    return { ...router, push: scrolling(router.push), replace: scrolling(router.replace) }
  }, [router, locale])
}
