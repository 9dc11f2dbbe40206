/** marketplace.md asks for the focus 100 ms after the refusal, so that the message is rendered first. */
const FOCUS_DELAY_MS = 100

/**
 * Focuses the first control of the form, in page order, whose name is a failed path or below one.
 * If the user has moved to another control meanwhile, the focus stays, because typing would land in the wrong one.
 */
export function focusFirstInvalidField(form: HTMLFormElement | null, wrong: readonly string[]): void {
  const before = document.activeElement
  setTimeout(() => {
    const now = document.activeElement
    if (now !== before && form?.contains(now)) return
    const controls = Array.from(form?.elements ?? []) as HTMLInputElement[]
    controls.find(({ name }) => wrong.some((path) => name === path || name?.startsWith(`${path}.`)))?.focus()
  }, FOCUS_DELAY_MS)
}
