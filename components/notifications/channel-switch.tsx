import { useId } from 'react'
import { ChannelHint, ChannelName } from './channel-choice'

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
