import { useId } from 'react'
import styled from 'styled-components'

const ChannelName = styled.span`
  font-weight: var(--fw-medium);
`

const ChannelHint = styled.span`
  color: var(--c-ink-3); font-size: var(--fs-sm);
`

interface ChannelSwitchProps {
  name: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch for one channel, with its description. */
export function ChannelSwitch({ name, hint, isOn, isDisabled = false, onChange }: ChannelSwitchProps) {
  const hintId = useId()
  return (
    <label>
      <ChannelName>{name}</ChannelName>
      <ChannelHint id={hintId}>{hint}</ChannelHint>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-checked={isOn}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
