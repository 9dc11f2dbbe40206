import styled from 'styled-components'
import { changeOf } from '@/lib/domain/statistics/figures'

const DIRECTIONS = {
  up: { arrow: '▲', color: 'var(--c-ok)' },
  down: { arrow: '▼', color: 'var(--c-err)' },
  same: { arrow: '=', color: 'var(--c-ink-2)' },
} as const
type Direction = keyof typeof DIRECTIONS

const Text = styled.span<{ $direction: Direction }>`
  font-weight: var(--fw-medium); color: ${({ $direction }) => DIRECTIONS[$direction].color};
`

interface ChangeMarkProps {
  value: number
  before: number
  /** the sentence for screen readers */
  say: (change: { direction: Direction; percent: string }) => string
}

/** By how many per cent a figure has changed, as an arrow and in words; nothing where there was none before. */
export function ChangeMark({ value, before, say }: ChangeMarkProps) {
  const change = changeOf(value, before)
  if (change === null) return null
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  const percent = `${Math.abs(change).toLocaleString('en-US')}%`
  return (
    <Text $direction={direction}>
      <bdi className="num" aria-hidden="true">
        {DIRECTIONS[direction].arrow} {percent}
      </bdi>
      <span className="sr-only">{say({ direction, percent })}</span>
    </Text>
  )
}
