import { type KeyboardEvent, useEffect, useState } from 'react'

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

const linksIn = (body: HTMLElement) => Array.from(body.querySelectorAll<HTMLElement>('[data-row-link]'))

/**
 * Arrow keys, Home and End move between the links that open the rows; one of them is in the tab order (roving
 * tabindex). Without script each link is in it.
 */
export function useRowKeys(rows: readonly unknown[]) {
  const [current, setCurrent] = useState<number | null>(null)
  // Another page of the table begins at its first row.
  useEffect(() => setCurrent(rows.length > 0 ? 0 : null), [rows])
  return {
    bodyProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const move = MOVES[event.key]
        const links = linksIn(event.currentTarget)
        const at = links.indexOf(document.activeElement as HTMLElement)
        if (!move || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        links[move(at, links.length - 1)]?.focus()
      },
    },
    linkProps: (row: number) => ({
      'data-row-link': '',
      tabIndex: current === null || current === row ? undefined : -1,
      onFocus: () => setCurrent(row),
    }),
  }
}
