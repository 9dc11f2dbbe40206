/** A browser storage of strings by name. It never throws: if the browser refuses, the value lives as long as the page. */
interface BrowserStorage {
  read(name: string): string | null
  write(name: string, text: string): void
  remove(name: string): void
  names(prefix: string): string[]
}

/** localStorage: shared by all tabs. */
export const deviceStorage = withoutThrowing(() => localStorage)
/** sessionStorage: for this tab only. */
export const tabStorage = withoutThrowing(() => sessionStorage)

/** Parses a stored JSON text; null for none and for invalid JSON. The caller validates the shape. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A private window forbids storage and a full one refuses the write, so an older value is removed. */
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

/** The name and the values (`en`, `ar`) are the specification's (marketplace.md, section 9). */
export function rememberLanguage(language: string): void {
  deviceStorage.write('smart-language', language)
}
