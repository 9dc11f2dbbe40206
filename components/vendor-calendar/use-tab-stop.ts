import { useEffect, useRef, useState } from 'react'
import type { Day } from '@/lib/domain/time/days'
import type { Cell } from './day-range'

const isSame = (one: Cell, other: Cell) =>
  one.listingId === other.listingId && one.day === other.day && one.start === other.start

/** The one focusable cell of a grid: the last focused one, else the first visible day that can be changed. */
export function useTabStop(first: Day, last: Day) {
  const grid = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<Cell | null>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!hasMoved.current || !left) return
    hasMoved.current = false
    const hour = left.start === null ? ':not([data-start])' : `[data-start="${left.start}"]`
    grid.current
      ?.querySelector<HTMLElement>(`[data-listing="${left.listingId}"][data-day="${left.day}"]${hour}`)
      ?.focus()
  }, [left])
  const isInSight = left !== null && left.day >= first && left.day <= last
  return {
    grid,
    moveTo: (cell: Cell, withFocus = false) => {
      hasMoved.current = withFocus
      setLeft(cell)
    },
    isTabStop: (cell: Cell) => (isInSight ? isSame(left, cell) : cell.start === null && cell.day === first),
  }
}
