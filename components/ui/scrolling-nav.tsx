'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useCurrentInView } from './use-current-in-view'

/** Links in a row of any look, scrolled to the page in sight. */
export function ScrollingNav(props: ComponentPropsWithoutRef<'nav'>) {
  const row = useCurrentInView(props.children)
  return <nav ref={row} {...props} />
}
