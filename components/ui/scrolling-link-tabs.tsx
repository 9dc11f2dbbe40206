'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { LinkTabs } from './link-tabs'
import { useCurrentInView } from './use-current-in-view'

/** A row of links that may be longer than a phone is wide: the page in sight is scrolled to. */
export function ScrollingLinkTabs(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView(props.children)
  return <LinkTabs ref={row} {...props} />
}
