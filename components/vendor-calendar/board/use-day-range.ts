import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { addMinutes, type Day, instantAt, type TimeOfDay } from '@/lib/domain/time/days'
import {
  type Cell,
  cellAfterKey,
  changeRange,
  chosenDays,
  type DayRange,
  isInRange,
  NO_RANGE,
  type RangeAct,
  type RangeState,
} from './day-range'
import { useTabStop } from './use-tab-stop'

/** The visible days, both included, and the hours of each. */
export interface CalendarRange {
  first: Day
  last: Day
  hours: readonly TimeOfDay[]
}

interface Options {
  dir: 'rtl' | 'ltr'
  /** selectable days, both included */
  min: Day
  max: Day
  visible: CalendarRange
  /** nothing can be selected */
  isReadOnly: boolean
  /** called when both ends are selected */
  onDone: (by: 'keys' | 'pointer') => void
}

type By = 'keys' | 'mouse' | 'touch'

/** Whether an hour has ended. */
const isOver = ({ day, start }: Cell) => start !== null && addMinutes(instantAt(day, start), 60) <= new Date()

/** A grid with range selection by drag, by two taps and by keys: Shift with an arrow extends it. */
export function useDayRange({ dir, min, max, visible, isReadOnly, onDone }: Options) {
  const [state, act] = useReducer(changeRange, NO_RANGE)
  const range = useMemo(() => chosenDays(state), [state])
  const by = useChoiceEnd(state, act, onDone)
  const first = visible.first < min ? min : visible.first
  const last = visible.last > max ? max : visible.last
  const { grid, moveTo, isTabStop } = useTabStop(first, last)

  const canChoose = (cell: Cell) => !isReadOnly && cell.day >= min && cell.day <= max && !isOver(cell)
  /** without visible hours, a day with selected hours counts as selected */
  const known = range && visible.hours.length === 0 ? { ...range, run: null } : range
  const isChosen = (cell: Cell) => isInRange(known, cell)

  function onKeyDown(cell: Cell, event: KeyboardEvent) {
    by.current = 'keys'
    if (event.key === 'Escape') return act({ type: 'clear' })
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (canChoose(cell)) act(isChosen(cell) ? { type: 'confirm' } : { type: 'one', cell })
      return
    }
    const next = cellAfterKey(cell, event, { dir, first, last, hours: visible.hours })
    if (!next) return
    event.preventDefault()
    if (event.shiftKey && event.key.startsWith('Arrow') && !isReadOnly) {
      if (range?.listingId !== cell.listingId) act({ type: 'extend', cell })
      act({ type: 'extend', cell: next })
    }
    moveTo(next, true)
  }

  function onPointerDown(cell: Cell, event: PointerEvent) {
    by.current = event.pointerType === 'mouse' ? 'mouse' : 'touch'
    if (by.current === 'touch' || !canChoose(cell) || event.button !== 0) return
    moveTo(cell)
    act({ type: event.shiftKey ? 'stretch' : 'press', cell })
  }

  /** Touch, and assistive technology that clicks without a pointer. */
  function onClick(cell: Cell, event: MouseEvent) {
    if ((by.current === 'mouse' && event.detail > 0) || !canChoose(cell)) return
    moveTo(cell)
    act({ type: 'tap', cell })
  }

  const cellProps = (cell: Cell) => ({
    'data-day': cell.day,
    'data-start': cell.start ?? undefined,
    'data-listing': cell.listingId,
    tabIndex: isTabStop(cell) ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(cell, event),
    onPointerDown: (event: PointerEvent) => onPointerDown(cell, event),
    onPointerEnter: () => {
      if (by.current === 'mouse' && canChoose(cell)) act({ type: 'reach', cell })
    },
    onClick: (event: MouseEvent) => onClick(cell, event),
  })

  return {
    grid,
    range,
    awaitsEnd: state.phase === 'asking',
    cellProps,
    isChosen,
    canChoose,
    clear: () => act({ type: 'clear' }),
    choose: (typed: DayRange) => act({ type: 'set', range: typed }),
  }
}

export type DayRangeChoice = ReturnType<typeof useDayRange>

/**
 * The selection mode; touch does not drag here, it scrolls. Releasing the mouse anywhere ends the drag, and
 * a selection with both ends is reported.
 */
function useChoiceEnd(state: RangeState, act: (change: RangeAct) => void, onDone: Options['onDone']) {
  const by = useRef<By>('keys')
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const release = () => {
      if (by.current === 'mouse') act({ type: 'release' })
    }
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  }, [act])
  useEffect(() => {
    if (state.phase === 'done') done.current(by.current === 'keys' ? 'keys' : 'pointer')
  }, [state])
  return by
}
