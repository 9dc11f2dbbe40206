'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { dayAfterKey } from '@/components/ui/calendar-keys'
import type { Day } from '@/lib/domain/days'
import { changeRange, chosenDays, NO_RANGE } from './day-range'

interface Options {
  dir: 'rtl' | 'ltr'
  /** days that can be chosen, both included */
  min: Day
  max: Day
  /** both ends are chosen, and something is to be done with them */
  onDone: (by: 'keys' | 'pointer') => void
}

/** A grid of days in which runs are chosen by drag, by two taps and by keys: Shift with an arrow makes it longer. */
export function useDayRange({ dir, min, max, onDone }: Options) {
  const [state, act] = useReducer(changeRange, NO_RANGE)
  const [tabStop, setTabStop] = useState<{ serviceId: string | null; day: Day }>({
    serviceId: null,
    day: min,
  })
  const grid = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  /** a finger does not drag here: it scrolls */
  const by = useRef<'keys' | 'mouse' | 'touch'>('keys')
  const tellDone = useRef(onDone)
  const range = useMemo(() => chosenDays(state), [state])
  tellDone.current = onDone

  useEffect(() => {
    const release = () => {
      if (by.current === 'mouse') act({ type: 'release' })
    }
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  }, [])

  useEffect(() => {
    if (state.phase === 'done') tellDone.current(by.current === 'keys' ? 'keys' : 'pointer')
  }, [state])

  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    const place = tabStop.serviceId === null ? '' : `[data-place="${tabStop.serviceId}"]`
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop.day}"]${place}`)?.focus()
  }, [tabStop])

  const canChoose = (day: Day) => day >= min && day <= max
  const isChosen = (serviceId: string, day: Day) =>
    range !== null && range.serviceId === serviceId && day >= range.from && day <= range.to

  function onKeyDown(serviceId: string, day: Day, event: KeyboardEvent) {
    by.current = 'keys'
    if (event.key === 'Escape') return act({ type: 'clear' })
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!canChoose(day)) return
      return act(isChosen(serviceId, day) ? { type: 'confirm' } : { type: 'one', serviceId, day })
    }
    const next = dayAfterKey(day, event, { dir, min, max })
    if (!next) return
    event.preventDefault()
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      if (range?.serviceId !== serviceId) act({ type: 'extend', serviceId, day })
      act({ type: 'extend', serviceId, day: next })
    }
    hasMoved.current = true
    setTabStop({ serviceId, day: next })
  }

  function onPointerDown(serviceId: string, day: Day, event: PointerEvent) {
    by.current = event.pointerType === 'mouse' ? 'mouse' : 'touch'
    if (by.current === 'touch' || !canChoose(day) || event.button !== 0) return
    setTabStop({ serviceId, day })
    act({ type: event.shiftKey ? 'stretch' : 'press', serviceId, day })
  }

  /** Fingers, and helpers that press a button without any pointer. */
  function onClick(serviceId: string, day: Day, event: MouseEvent) {
    if ((by.current === 'mouse' && event.detail > 0) || !canChoose(day)) return
    setTabStop({ serviceId, day })
    act({ type: 'tap', serviceId, day })
  }

  const cellProps = (serviceId: string, day: Day) => ({
    'data-day': day,
    'data-place': serviceId,
    tabIndex: day === tabStop.day && (tabStop.serviceId ?? serviceId) === serviceId ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(serviceId, day, event),
    onPointerDown: (event: PointerEvent) => onPointerDown(serviceId, day, event),
    onPointerEnter: () => {
      if (by.current === 'mouse' && canChoose(day)) act({ type: 'reach', serviceId, day })
    },
    onClick: (event: MouseEvent) => onClick(serviceId, day, event),
  })

  return {
    grid,
    range,
    isAsking: state.phase === 'asking',
    cellProps,
    isChosen,
    canChoose,
    clear: () => act({ type: 'clear' }),
    choose: (serviceId: string, from: Day, to: Day) => act({ type: 'set', serviceId, from, to }),
  }
}

export type DayRangeChoice = ReturnType<typeof useDayRange>
