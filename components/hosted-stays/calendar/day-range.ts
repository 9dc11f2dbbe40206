import type { Day } from '@/lib/domain/days'

/** Days of one place that are chosen together, both ends included. */
export interface DayRange {
  serviceId: string
  from: Day
  to: Day
}

interface RangeState {
  serviceId: string | null
  /** where the choice began; it stays while the other end moves */
  anchor: Day | null
  end: Day | null
  /** `dragging` under the pointer, `asking` after the first tap, `open` while keys move an end, `done` when it is meant */
  phase: 'none' | 'dragging' | 'asking' | 'open' | 'done'
}

type RangeAct =
  | { type: 'press' | 'stretch' | 'reach' | 'tap' | 'extend' | 'one'; serviceId: string; day: Day }
  | { type: 'set'; serviceId: string; from: Day; to: Day }
  | { type: 'release' }
  | { type: 'confirm' }
  | { type: 'clear' }

export const NO_RANGE: RangeState = { serviceId: null, anchor: null, end: null, phase: 'none' }

type DayAct = Extract<RangeAct, { day: Day }>
const begin = ({ serviceId, day }: DayAct, phase: RangeState['phase']): RangeState => ({
  serviceId,
  anchor: day,
  end: day,
  phase,
})

/** How pointer, finger and keyboard choose a run of days; another place always begins anew. */
export function changeRange(state: RangeState, act: RangeAct): RangeState {
  if (act.type === 'clear') return NO_RANGE
  if (act.type === 'confirm') return { ...state, phase: 'done' }
  if (act.type === 'release') return state.phase === 'dragging' ? { ...state, phase: 'done' } : state
  if (act.type === 'set') return { serviceId: act.serviceId, anchor: act.from, end: act.to, phase: 'open' }
  const isSamePlace = state.anchor !== null && state.serviceId === act.serviceId
  const follow = (phase: RangeState['phase']): RangeState => ({ ...state, end: act.day, phase })
  switch (act.type) {
    case 'press':
      return begin(act, 'dragging')
    case 'stretch':
      return isSamePlace ? follow('dragging') : begin(act, 'dragging')
    case 'reach':
      return isSamePlace && state.phase === 'dragging' ? follow('dragging') : state
    case 'tap':
      return isSamePlace && state.phase === 'asking' ? follow('done') : begin(act, 'asking')
    case 'extend':
      return isSamePlace ? follow('open') : begin(act, 'open')
    case 'one':
      return begin(act, 'done')
  }
}

/** The chosen days in their order; null when there are none. */
export function chosenDays({ serviceId, anchor, end }: RangeState): DayRange | null {
  if (serviceId === null || anchor === null || end === null) return null
  return anchor <= end ? { serviceId, from: anchor, to: end } : { serviceId, from: end, to: anchor }
}
