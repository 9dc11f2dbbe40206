/** marketplace.md asks for the focus 100 ms after the refusal, so that the message is on the page first. */
const FOCUS_DELAY_MS = 100

/**
 * Focuses the first control of the form, in the order of the page, whose name is among the wrong ones or below one.
 * Whoever went on to another control meanwhile is left there: what is typed would land in the wrong one.
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
