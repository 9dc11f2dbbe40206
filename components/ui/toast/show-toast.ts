/** The specification's toast time (marketplace.md, section 9). */
export const TOAST_MS = 3000

export interface Toast {
  /** `news` for events caused by others; the rest for results of the user's actions */
  kind: 'success' | 'error' | 'info' | 'news'
  text: string
  /** a second, smaller line */
  detail?: string
  /** a click opens the link or runs `action` */
  onOpen?: () => void
  action?: string
}

type Listener = (toast: Toast) => void

let listener: Listener | null = null
const waiting: Toast[] = []

/** Shows a message for three seconds and announces it. Can be called from anywhere in the browser. */
export function showToast(toast: Toast): void {
  announce(toast)
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Registers the toaster; toasts shown before are passed to it. */
export function onToast(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = null
  }
}

/** Success is announced politely, an error at once; the text stays in its live region until the next one. */
function announce({ kind, text, detail }: Toast): void {
  const region = document.getElementById(kind === 'error' ? 'alert' : 'announce')
  if (region) region.textContent = detail ? `${text}. ${detail}` : text
}
