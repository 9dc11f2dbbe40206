'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './button'
import { Icon } from './icon'

const Frame = styled.div<{ $slide: string; $gap: string }>`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr);
  .viewport { overflow: hidden; margin: calc(-1 * var(--s-3)) calc(-1 * var(--gutter)); padding: var(--s-3) var(--gutter); }
  .track { display: flex; gap: ${({ $gap }) => $gap}; touch-action: pan-y pinch-zoom; }
  .slide { flex: 0 0 ${({ $slide }) => $slide}; min-inline-size: 0; }
  .turn { display: none; }
  @media (min-width: 960px) { .viewport { margin-inline: calc(-1 * var(--s-3)); padding-inline: var(--s-3); } }
  @media (min-width: 701px) {
    .turn { display: flex; gap: var(--s-2); position: absolute; inset-block-end: calc(100% + var(--s-4)); inset-inline-end: 0; }
  }
  .turn [data-turn='previous'] svg { rotate: 180deg; }
`

interface CarouselProps {
  label: string
  dir: 'rtl' | 'ltr'
  words: { previous: string; next: string }
  /** the width of a slide as a CSS length, so that the layout needs no script */
  slide: string
  gap?: string
  children: ReactNode
}

/** A row of cards that is dragged, scrolled by its buttons, or walked through with Tab. */
export function Carousel({ label, dir, words, slide, gap = 'var(--s-5)', children }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    direction: dir,
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
  })
  const [can, setCan] = useState({ previous: false, next: false })
  useEffect(() => {
    if (!embla) return
    const update = () => setCan({ previous: embla.canScrollPrev(), next: embla.canScrollNext() })
    update()
    embla.on('select', update).on('reInit', update)
  }, [embla])
  return (
    <Frame role="group" aria-label={label} $slide={slide} $gap={gap}>
      <div className="viewport" ref={viewport}>
        <ul className="track">
          {Children.map(children, (child) => (
            <li className="slide">{child}</li>
          ))}
        </ul>
      </div>
      {can.previous || can.next ? (
        <div className="turn">
          <IconButton
            type="button"
            $kind="outline"
            $size={40}
            data-turn="previous"
            aria-label={words.previous}
            disabled={!can.previous}
            onClick={() => embla?.scrollPrev()}
          >
            <Icon name="chevron" flip size={18} />
          </IconButton>
          <IconButton
            type="button"
            $kind="outline"
            $size={40}
            aria-label={words.next}
            disabled={!can.next}
            onClick={() => embla?.scrollNext()}
          >
            <Icon name="chevron" flip size={18} />
          </IconButton>
        </div>
      ) : null}
    </Frame>
  )
}
