/** What was pressed and changed before React listened, oldest first. */
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
/** Ten seconds: a part whose script has not come by then will not come. */
const MOST_REPEATS = 200

let repeats = 0
const received = new WeakSet<Event>()

/** React calls a handler of the page only where it listens; this is that handler. */
export function receivePress(event: Event): void {
  received.add(event)
}

/** Hands early input on once the page listens; a part that still waits for its script gets its presses when it has it. */
export function replayEarlyInput(): () => void {
  const { presses, fields } = window.earlyInput?.end() ?? { presses: [], fields: [] }
  window.addEventListener('click', repeatUntilReceived, true)
  for (const field of fields) announceChange(field)
  for (const control of presses) if (control.isConnected) control.click()
  return () => window.removeEventListener('click', repeatUntilReceived, true)
}

function repeatUntilReceived(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  if (!control) return
  // React stops events at parts that it cannot hydrate yet, so that nothing later in the event would run.
  setTimeout(() => {
    const isWaiting = !received.has(event) && control.isConnected && repeats < MOST_REPEATS
    repeats = isWaiting ? repeats + 1 : 0
    control.toggleAttribute('data-pressed', isWaiting)
    if (isWaiting) setTimeout(() => control.click(), RETRY_MS)
  })
}

/** React compares a field with what it was at hydration; going back and forth makes the early change a change. */
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
