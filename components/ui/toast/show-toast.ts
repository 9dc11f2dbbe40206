/** The specification's toast time (marketplace.md, section 9). */
export const TOAST_MS = 3000

export interface Toast {
  /** `news` is what others did; the rest answers what the user did */
  kind: 'success' | 'error' | 'info' | 'news'
  text: string
  /** a second, quieter line */
  detail?: string
  /** a click leads somewhere, or does what `action` says */
  onOpen?: () => void
  action?: string
}

type Listener = (toast: Toast) => void

let listener: Listener | null = null
const waiting: Toast[] = []

/** Shows a message for three seconds and tells it to screen readers. May be called from anywhere in the browser. */
export function showToast(toast: Toast): void {
  announce(toast)
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** The toaster takes over here; what was said before it came is handed to it. */
export function onToast(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = null
  }
}

/** Success is told politely, an error at once; the text stays in its live region until the next one. */
function announce({ kind, text, detail }: Toast): void {
  const region = document.getElementById(kind === 'error' ? 'alert' : 'announce')
  if (region) region.textContent = detail ? `${text}. ${detail}` : text
}
