'use client'

import { type PointerEvent, useRef, useState } from 'react'

/**
 * Drag and drop of an item (`data-item` with its index): by mouse anywhere on it, by touch on its
 * grip (`data-grip`), so that touching a photo still scrolls. The list captures the pointer, because items move.
 */
export function useDragOrder(onMove: (from: number, to: number) => void, onDrop?: () => void) {
  const at = useRef<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const take = (index: number | null) => {
    at.current = index
    setDragged(index)
  }
  const drop = () => {
    if (at.current !== null) onDrop?.()
    take(null)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const touched = event.target as Element
      const item = indexOf(touched)
      const hasGrip = touched.closest('[data-grip]') !== null
      const isButton = !hasGrip && touched.closest('button') !== null
      if (item === null || event.button !== 0 || isButton) return
      if (event.pointerType !== 'mouse' && !hasGrip) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      take(item)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (at.current === null) return
      const to = document.elementsFromPoint(clientX, clientY).map(indexOf).find(isIndex) ?? null
      if (to === null || to === at.current) return
      onMove(at.current, to)
      take(to)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
  return { dragged, handlers }
}

function indexOf(element: Element): number | null {
  const item = element.closest<HTMLElement>('[data-item]')
  return item ? Number(item.dataset.item) : null
}

const isIndex = (index: number | null) => index !== null
