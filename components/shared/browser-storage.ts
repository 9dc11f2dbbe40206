/** One of the browser's storages as strings by name. It never throws: what the browser refuses lives as long as the page. */
interface BrowserStorage {
  read(name: string): string | null
  write(name: string, text: string): void
  remove(name: string): void
  names(prefix: string): string[]
}

/** Shared by all tabs and kept until the user removes it. */
export const deviceStorage = withoutThrowing(() => localStorage)
/** Of this tab alone, as long as it is open. */
export const tabStorage = withoutThrowing(() => sessionStorage)

/** The value of a text that was written as JSON; null for nothing and for anything else. The caller judges its shape. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A private window forbids its storage, a full one refuses what is new: an older value is then out of date. */
function withoutThrowing(open: () => Storage): BrowserStorage {
  const refused = new Map<string, string>()
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (name) => refused.get(name) ?? attempt((storage) => storage.getItem(name), null),
    write(name, text) {
      const isStored = attempt((storage) => {
        storage.setItem(name, text)
        return true
      }, false)
      if (isStored) refused.delete(name)
      else refused.set(name, text)
    },
    remove(name) {
      refused.delete(name)
      attempt((storage) => storage.removeItem(name), undefined)
    },
    names(prefix) {
      const stored = attempt((storage) => Object.keys(storage), [])
      return [...new Set([...stored, ...refused.keys()])].filter((name) => name.startsWith(prefix))
    },
  }
}
