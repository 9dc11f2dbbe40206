import type { ReactNode } from 'react'
import { type ButtonKind, IconButton } from './button'
import { Icon } from './icon/icon'

interface TurnButtonsProps {
  words: { previous: string; next: string }
  onTurn: (by: 1 | -1) => void
  hasPrevious?: boolean
  hasNext?: boolean
  $kind?: ButtonKind
  /** pixels */
  $size?: number
  /** of the chevrons, in pixels */
  iconSize?: number
  /** stands between the two */
  children?: ReactNode
}

/** The two buttons that turn a row or a calendar, in the reading direction. */
export function TurnButtons(props: TurnButtonsProps) {
  const { words, onTurn, hasPrevious = true, hasNext = true, iconSize = 18, children, ...button } = props
  return (
    <>
      <IconButton
        data-turn="previous"
        aria-label={words.previous}
        disabled={!hasPrevious}
        onClick={() => onTurn(-1)}
        {...button}
      >
        <Icon name="chevron" flip size={iconSize} />
      </IconButton>
      {children}
      <IconButton aria-label={words.next} disabled={!hasNext} onClick={() => onTurn(1)} {...button}>
        <Icon name="chevron" flip size={iconSize} />
      </IconButton>
    </>
  )
}
