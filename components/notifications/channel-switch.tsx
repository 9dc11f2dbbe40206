import { useId } from 'react'
import styled from 'styled-components'
import { FaintText } from '@/components/shared/styles/quiet-text'

const ChannelName = styled.span`
  font-weight: var(--fw-medium);
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
      <FaintText as="span" id={hintId}>
        {hint}
      </FaintText>
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
