'use client'

import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import { LinkTabs } from './link-tabs'

/** A row of links that may be longer than a phone is wide: the page in sight is scrolled to. */
export function ScrollingLinkTabs(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView(props.children)
  return <LinkTabs ref={row} {...props} />
}

/** A row of links that may be longer than a phone is wide is scrolled to the link of the page in sight. */
export function useCurrentInView(links: ReactNode) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is another set of children
  useEffect(() => {
    const nav = row.current
    const current = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !current) return
    const [frame, link] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
    nav.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
  }, [links])
  return row
}

/** Links in a row of any look, scrolled to the page in sight. */
export function ScrollingNav(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView(props.children)
  return <nav ref={row} {...props} />
}
