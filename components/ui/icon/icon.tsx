'use client'

import type { IconName } from './icon-paths'
import { inIconSheet } from './icon-sheet'

interface IconProps {
  name: IconName
  /** pixels */
  size?: number
  /** mirrored from right to left: chevrons and arrows only */
  flip?: boolean
  filled?: boolean
}

/**
 * A line icon in the colour of its text. It has no accessible name: its control has one. As a client component it is a name in
 * page data, in place of a drawing.
 */
export function Icon({ name, size = 20, flip = false, filled = false }: IconProps) {
  return (
    <svg
      className={flip ? 'icon flip' : 'icon'}
      width={size}
      height={size}
      data-filled={filled || undefined}
      aria-hidden="true"
    >
      <use href={inIconSheet(name)} />
    </svg>
  )
}
