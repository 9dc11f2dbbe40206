import styled, { keyframes } from 'styled-components'

const draw = keyframes`from { stroke-dashoffset: 1; }`

/** Drawn once; where motion is not wanted the ground rule of the styles shows it whole at once. */
const Drawing = styled.svg`
  inline-size: 88px; block-size: 88px; fill: none; stroke: var(--c-ok); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round;
  circle { fill: var(--c-ok-soft); stroke: none; }
  path { stroke-dasharray: 1; animation: ${draw} 700ms 150ms var(--ease) backwards; }
`

export function DrawnCheck() {
  return (
    <Drawing viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path pathLength={1} d="m14 25 7 7 13-15" />
    </Drawing>
  )
}
