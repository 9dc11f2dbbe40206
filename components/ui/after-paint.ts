/** Runs once the next frame is painted, so that a press shows before what it only prepares. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
