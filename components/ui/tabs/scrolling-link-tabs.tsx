'use client'

import { type ComponentPropsWithoutRef, type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { LinkTabs } from './link-tabs'

/** A row of links that may overflow on a phone: it scrolls to the current page. */
export function ScrollingLinkTabs(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView<HTMLElement>(props.children)
  return <LinkTabs ref={row} onFocus={showWhole} {...props} />
}

/** Scrolls a row of links that may overflow on a phone, or a column, to the current page's link. */
export function useCurrentInView<Row extends HTMLElement>(links: ReactNode) {
  const row = useRef<Row>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link means new children
  useEffect(() => {
    const nav = row.current
    const current = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !current) return
    const wasFirst = isFirst.current
    isFirst.current = false
    // Somebody was quicker than this script: the row stays where their focus has scrolled it.
    if (wasFirst && nav.contains(document.activeElement) && document.activeElement !== current) return
    const [frame, link] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
    nav.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
    nav.scrollTop += link.top + link.height / 2 - (frame.top + frame.height / 2)
  }, [links])
  return row
}

/** Links in a row of any style, scrolled to the current page. */
export function ScrollingNav(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView<HTMLElement>(props.children)
  return <nav ref={row} onFocus={showWhole} {...props} />
}

/** A browser leaves a link as it is of which a part is in sight; a press has to find it where it was. */
const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
