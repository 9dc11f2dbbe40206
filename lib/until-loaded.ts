/**
 * Loads a later part of the page. Without a network it waits for one, because a part that fails to load would replace
 * the whole page by an error, with what was typed there.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (globalThis.navigator?.onLine !== false) throw failure
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return untilLoaded(load)
  }
}
