/** Stands in where the browser keeps nothing (private, full): as long as the page lives. */
const held = new Map<string, string>()

/** Writes something down in this browser under a name. */
export function writeNote(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(name, text)
  } catch {
    held.set(name, text)
  }
}

/** What stands under a name; null for nothing, and for what is no JSON. The caller judges its shape. */
export function readNote(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? held.get(name) ?? 'null')
  } catch {
    return null
  }
}

export function removeNote(name: string): void {
  held.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

export function noteNames(prefix: string): string[] {
  return [...keptNames(), ...held.keys()].filter((name) => name.startsWith(prefix))
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
