'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { useSelectOnFocus } from '@/components/ui/hooks/use-select-on-focus'
import styles from './combobox.module.css'

export interface ComboboxOption {
  value: string
  label: string
  /** shown beside the label: the name in the other language */
  hint?: string
}

interface ComboboxProps {
  id: string
  label: string
  name?: string
  placeholder?: string
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  matches: (option: ComboboxOption, typed: string) => boolean
  words: { count: (n: number) => string; none: string }
}

/**
 * An editable combobox with list autocomplete (APG). Enter picks, Escape first closes and then clears, and leaving the
 * field restores the last valid choice.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, name, placeholder, options, value, onChange, matches, words } = props
  const listId = useId()
  const selecting = useSelectOnFocus()
  const chosen = options.find((one) => one.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = typed ? options.filter((one) => matches(one, typed)) : options

  const offered = isOpen ? shown : []

  function pick(option: ComboboxOption | undefined) {
    if (option) onChange(option.value)
    close()
  }
  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  function step(by: 1 | -1) {
    setOpen(true)
    const from = active < 0 && by < 0 ? shown.length : active
    setActive(shown.length > 0 ? (from + by + shown.length) % shown.length : -1)
  }
  function leave() {
    if (isOpen) close()
    else onChange('')
  }
  const actions = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => pick(shown[Math.max(0, active)])],
    ['Escape', leave],
  ])
  function onKeyDown(event: KeyboardEvent) {
    const act = actions.get(event.key)
    if (!act || (event.key === 'Enter' && !isOpen)) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    act()
  }
  return (
    <div className={styles.frame}>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        name={name}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        {...selecting}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {offered.map((one, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input (APG, aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          <div
            key={one.value}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={one.value === value}
            data-active={i === active || undefined}
            onMouseEnter={() => setActive(i)}
            onClick={() => pick(one)}
          >
            <span>{one.label}</span>
            {one.hint ? <span className={styles.hint}>{one.hint}</span> : null}
          </div>
        ))}
        {isOpen && shown.length === 0 ? <p className={styles.none}>{words.none}</p> : null}
      </div>
      <span role="status" className="sr-only">
        {isOpen && typed !== null ? words.count(shown.length) : ''}
      </span>
    </div>
  )
}
