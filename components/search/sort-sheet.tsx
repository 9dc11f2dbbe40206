'use client'

import type { MouseEvent, ReactNode } from 'react'

/** The sorts of a phone, in a popover of the browser: each choice closes it, also that of the order which is there already. */
export function SortSheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and they have the keys
    <nav id={id} popover="auto" aria-label={label} onClick={closeAfterChoice}>
      {children}
    </nav>
  )
}

function closeAfterChoice({ target, currentTarget: sheet }: MouseEvent<HTMLElement>) {
  const isChoice = target instanceof Element && target.closest('a')
  // Browsers without popovers show the sorts as a row, and do not know the selector.
  if (isChoice && 'hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover()
}
