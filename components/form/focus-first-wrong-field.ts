/** marketplace.md asks for the focus 100 ms after the refusal, so that the message is on the page first. */
const FOCUS_DELAY_MS = 100

/** Focuses the first control of the form, in the order of the page, whose name is among the wrong ones. */
export function focusFirstWrongField(form: HTMLFormElement | null, wrong: readonly string[]): void {
  setTimeout(() => {
    const controls = Array.from(form?.elements ?? []) as HTMLInputElement[]
    controls.find((control) => wrong.includes(control.name))?.focus()
  }, FOCUS_DELAY_MS)
}
