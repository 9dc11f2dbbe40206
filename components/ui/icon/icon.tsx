import type { IconName } from './icon-paths'
import type { PaymentMarkName } from './payment-mark-boxes'

interface IconProps {
  name: IconName
  /** pixels */
  size?: number
  /** mirrored from right to left: chevrons and arrows only */
  flip?: boolean
  filled?: boolean
}

/** A line icon in the colour of its text. It has no accessible name: its control has one. */
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

/** The address of an icon in the sprite; its hash (next.config.mjs) lets browsers cache it for a year. */
export function inIconSheet(name: IconName | 'riyal' | 'dunes' | `mark-${PaymentMarkName}`): string {
  return `/icons.svg?v=${process.env.ICON_SHEET}#${name}`
}
