'use client'

import type { MouseEvent, ReactNode } from 'react'

/** The sorts of a phone, in a native popover: each choice closes it, also the current one. */
export function SortSheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and they handle the keyboard
    <nav id={id} popover="auto" aria-label={label} onClick={closeAfterChoice}>
      {children}
    </nav>
  )
}

function closeAfterChoice({ target, currentTarget: sheet }: MouseEvent<HTMLElement>) {
  const isChoice = target instanceof Element && target.closest('a')
  // Browsers without popovers ignore this selector and show the sorts as a row.
  if (isChoice && 'hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover()
}
