'use client'

import dynamic from 'next/dynamic'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { untilLoaded } from '@/lib/until-loaded'
import type { CarouselDriver, CarouselState, EngineOptions } from './carousel-engine'

const CarouselEngine = dynamic(() => untilLoaded(() => import('./carousel-engine')), { ssr: false })

const AT_REST: CarouselState = { current: 0, hasPrevious: false, hasNext: false }

/**
 * Loads Embla when the row becomes visible or is used. Until then the browser scrolls the row, as it does
 * without script. `engine` is to be rendered beside the viewport.
 */
export function useCarousel(options: EngineOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  const [driver, setDriver] = useState<CarouselDriver | null>(null)
  const [state, setState] = useState(AT_REST)
  const isWanted = useVisible(viewport)
  const engine =
    isWanted && viewport.current ? (
      <CarouselEngine viewport={viewport.current} options={options} onDriver={setDriver} onState={setState} />
    ) : null
  return { viewport, driver, state, engine }
}

/** True from the moment at which the element is visible, touched or focused. */
function useVisible(target: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setKnown] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || isVisible) return
    const see = () => setKnown(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) see()
    })
    observer.observe(element)
    element.addEventListener('focusin', see)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', see)
    }
  }, [target, isVisible])
  return isVisible
}
