'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

export interface EngineOptions {
  direction: 'rtl' | 'ltr'
  align?: 'start'
  containScroll?: 'trimSnaps'
  slidesToScroll?: 'auto'
  loop?: boolean
}

/** The part of Embla's interface that a carousel uses. */
export interface CarouselDriver {
  turn: (by: 1 | -1) => void
}

export interface CarouselState {
  current: number
  hasPrevious: boolean
  hasNext: boolean
}

interface CarouselEngineProps {
  viewport: HTMLElement
  options: EngineOptions
  onDriver: (driver: CarouselDriver) => void
  onState: (state: CarouselState) => void
}

/** Replaces native scrolling by Embla, which starts at the visible slide. */
export default function CarouselEngine({ viewport, options, onDriver, onState }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel(options)
  const [start] = useState(() => visibleSlide(viewport))
  useEffect(() => {
    viewport.dataset['driven'] = ''
    viewport.scrollTo(0, 0)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!embla) return
    embla.scrollTo(
      embla.internalEngine().slideRegistry.findIndex((group) => group.includes(start)),
      true,
    )
    const notify = () =>
      onState({
        current: embla.selectedScrollSnap(),
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      })
    const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
    onDriver({ turn: (by) => (by > 0 ? embla.scrollNext(isStill()) : embla.scrollPrev(isStill())) })
    notify()
    embla.on('select', notify).on('reInit', notify)
    return () => {
      embla.off('select', notify).off('reInit', notify)
    }
  }, [embla, start, onDriver, onState])
  return null
}

/** The index of the slide nearest to the start of the row, in either direction. */
function visibleSlide(viewport: HTMLElement): number {
  const edge = viewport.getBoundingClientRect()
  const isRtl = getComputedStyle(viewport).direction === 'rtl'
  const offsets = [...(viewport.firstElementChild?.children ?? [])].map((slide) => {
    const box = slide.getBoundingClientRect()
    return Math.abs(isRtl ? edge.right - box.right : box.left - edge.left)
  })
  return Math.max(0, offsets.indexOf(Math.min(...offsets)))
}
