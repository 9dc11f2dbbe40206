import { dayAfterKey } from '@/components/ui/calendar/calendar-days'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import { minutesOf } from '@/lib/domain/time/days'
import { type HourRun, isInRuns } from './hour-range'

/** A cell of a grid: a day of a listing, or one hour of it. */
export interface Cell {
  listingId: string
  day: Day
  /** null: the whole day */
  start: TimeOfDay | null
}

/** Selected days of one listing, both ends included; with a run only these hours of each. */
export interface DayRange {
  listingId: string
  from: Day
  to: Day
  run: HourRun | null
}

export interface RangeState {
  /** where the selection began; it stays while the other end moves */
  anchor: Cell | null
  end: Cell | null
  /** set by the form, for selections that the grid cannot express as two ends */
  typed: DayRange | null
  /** `dragging` under the pointer, `asking` after the first tap, `open` while keys move an end, `done` when complete */
  phase: 'none' | 'dragging' | 'asking' | 'open' | 'done'
}

export type RangeAct =
  | { type: 'press' | 'stretch' | 'reach' | 'tap' | 'extend' | 'one'; cell: Cell }
  | { type: 'set'; range: DayRange }
  | { type: 'release' }
  | { type: 'confirm' }
  | { type: 'clear' }

export const NO_RANGE: RangeState = { anchor: null, end: null, typed: null, phase: 'none' }

const begin = (cell: Cell, phase: RangeState['phase']): RangeState => ({
  anchor: cell,
  end: cell,
  typed: null,
  phase,
})

/** The reducer for selecting days or hours by pointer, touch and keyboard; another listing starts a new selection. */
export function changeRange(state: RangeState, act: RangeAct): RangeState {
  if (act.type === 'clear') return NO_RANGE
  if (act.type === 'confirm') return { ...state, phase: 'done' }
  if (act.type === 'release') return state.phase === 'dragging' ? { ...state, phase: 'done' } : state
  if (act.type === 'set') return typedRange(act.range)
  const { cell } = act
  const isSamePlace = state.anchor?.listingId === cell.listingId
  const follow = (phase: RangeState['phase']): RangeState => ({ ...state, end: cell, typed: null, phase })
  switch (act.type) {
    case 'press':
      return begin(cell, 'dragging')
    case 'stretch':
      return isSamePlace ? follow('dragging') : begin(cell, 'dragging')
    case 'reach':
      return isSamePlace && state.phase === 'dragging' ? follow('dragging') : state
    case 'tap':
      return isSamePlace && state.phase === 'asking' ? follow('done') : begin(cell, 'asking')
    case 'extend':
      return isSamePlace ? follow('open') : begin(cell, 'open')
    case 'one':
      return begin(cell, 'done')
  }
}

function typedRange(range: DayRange): RangeState {
  const { listingId, from, to, run } = range
  const start = run?.start ?? null
  return {
    anchor: { listingId, day: from, start },
    end: { listingId, day: to, start },
    typed: range,
    phase: 'open',
  }
}

/** The selected days in order, with the hours between both ends on each; null when there are none. */
export function chosenDays({ anchor, end, typed }: RangeState): DayRange | null {
  if (typed) return typed
  if (!anchor || !end) return null
  const [from = anchor.day, to = anchor.day] = [anchor.day, end.day].sort()
  return { listingId: anchor.listingId, from, to, run: runBetween(anchor.start, end.start) }
}

function runBetween(one: TimeOfDay | null, other: TimeOfDay | null): HourRun | null {
  if (one === null || other === null) return null
  const [first = one, last = one] = [one, other].sort()
  return { start: first, hours: (minutesOf(last) - minutesOf(first)) / 60 + 1 }
}

/** Whether a cell is selected: an hour also where its whole day is. */
export function isInRange(range: DayRange | null, { listingId, day, start }: Cell): boolean {
  if (range === null || range.listingId !== listingId) return false
  const { from, to, run } = range
  if (run === null) return day >= from && day <= to
  return start !== null && isInRuns({ from, to, run }, { day, start })
}

interface Grid {
  dir: 'rtl' | 'ltr'
  /** the visible days, both included */
  first: Day
  last: Day
  /** the hours of each day; empty in a grid of days */
  hours: readonly TimeOfDay[]
}

const HOUR_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The cell that a key moves to; null for other keys. The row of whole days is above the hours. */
export function cellAfterKey(
  cell: Cell,
  press: { key: string; shiftKey: boolean },
  { dir, first, last, hours }: Grid,
): Cell | null {
  const step = HOUR_STEPS[press.key]
  if (hours.length === 0 || step === undefined) {
    const day = dayAfterKey(cell.day, press, { dir, min: first, max: last })
    return day === null ? null : { ...cell, day }
  }
  const rows = [null, ...hours]
  const next = Math.min(Math.max(0, rows.indexOf(cell.start) + step), rows.length - 1)
  return { ...cell, start: rows[next] ?? null }
}
