import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `isSo` returns anything but false and does not throw. */
export async function eventually(isSo: () => unknown, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs
  for (;;) {
    const failure = await attempt(isSo)
    if (!failure) return
    if (performance.now() > end) throw failure
    await pause(10)
  }
}

async function attempt(isSo: () => unknown): Promise<unknown> {
  try {
    return (await isSo()) === false ? new Error(`It never came true: ${isSo}`) : undefined
  } catch (failure) {
    return failure
  }
}
