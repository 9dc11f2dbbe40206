import { ICON_PATHS, type IconName } from './icon-paths'

interface IconProps {
  name: IconName
  /** pixels */
  size?: number
  /** mirrored from right to left: chevrons and arrows only */
  flip?: boolean
  filled?: boolean
}

/** A line icon in the colour of its text. It never speaks: the control that holds it has the name. */
export function Icon({ name, size = 20, flip = false, filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={flip ? 'flip' : undefined}
      style={{ flex: 'none' }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
