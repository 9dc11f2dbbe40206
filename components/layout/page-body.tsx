'use client'

import { type ReactNode, useEffect } from 'react'
import { rememberPressed } from '@/components/ui/dialog/opener'

/** The body of every page. Its effect runs after all other effects, so all handlers are attached by then. */
export function PageBody({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, [])
  return (
    <body
      onClickCapture={({ nativeEvent, target }) => {
        receivePress(nativeEvent)
        rememberPressed(target)
      }}
    >
      {children}
    </body>
  )
}

/** The clicks and changes before hydration, oldest first. */
interface EarlyInput {
  presses: HTMLElement[]
  fields: EventTarget[]
}

declare global {
  interface Window {
    /** set by EARLY_INPUT_SCRIPT */
    earlyInput?: { end: () => EarlyInput }
  }
}

const RETRY_MS = 50
/** Ten seconds: a part whose script has not loaded by then will not load. */
const MOST_REPEATS = 200

let repeats = 0
const received = new WeakSet<Event>()

/** React calls handlers only on hydrated nodes, so this handler confirms the hydration. */
function receivePress(event: Event): void {
  received.add(event)
}

/** Replays early input once the page is hydrated; a part that is still loading gets its clicks later. */
function replayEarlyInput(): () => void {
  const { presses, fields } = window.earlyInput?.end() ?? { presses: [], fields: [] }
  window.addEventListener('click', repeatUntilReceived, true)
  for (const field of fields) announceChange(field)
  for (const control of presses) if (control.isConnected) control.click()
  return () => window.removeEventListener('click', repeatUntilReceived, true)
}

function repeatUntilReceived(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!control) return
  // React stops events at parts that are not hydrated yet, so this listens in the capture phase.
  setTimeout(() => {
    const isWaiting = !received.has(event) && control.isConnected && repeats < MOST_REPEATS
    repeats = isWaiting ? repeats + 1 : 0
    control.toggleAttribute('data-pressed', isWaiting)
    if (isWaiting) setTimeout(() => control.click(), RETRY_MS)
  })
}

/** React compares a field with its value at hydration, so the value is changed back and forth to fire a change event. */
function announceChange(field: EventTarget): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked
    field.click()
    return
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) setUnnoticed(field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  const prototype = Object.getPrototypeOf(field)
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}
