import { useEffect, useRef, useState } from 'react'
import type { Day } from '@/lib/domain/time/days'
import type { Cell } from './day-range'

const isSame = (one: Cell, other: Cell) =>
  one.listingId === other.listingId && one.day === other.day && one.start === other.start

/** The one focusable cell of a grid: the last focused one, else the first visible day that can be changed. */
export function useTabStop(first: Day, last: Day) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Cell | null>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!hasMoved.current || !focused) return
    hasMoved.current = false
    const hour = focused.start === null ? ':not([data-start])' : `[data-start="${focused.start}"]`
    grid.current
      ?.querySelector<HTMLElement>(`[data-listing="${focused.listingId}"][data-day="${focused.day}"]${hour}`)
      ?.focus()
  }, [focused])
  const isVisible = focused !== null && focused.day >= first && focused.day <= last
  return {
    grid,
    moveTo: (cell: Cell, withFocus = false) => {
      hasMoved.current = withFocus
      setFocused(cell)
    },
    isTabStop: (cell: Cell) =>
      isVisible ? isSame(focused, cell) : cell.start === null && cell.day === first,
  }
}
