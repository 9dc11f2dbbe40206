/** Entries of the browser's storage that end with the session begin so. */
export const PRIVATE_STORAGE_PREFIX = 'diyar-private:'

/** Removes what was stored for the user who signs out. */
export function clearPrivateStorage(): void {
  for (const open of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) {
        if (name.startsWith(PRIVATE_STORAGE_PREFIX)) storage.removeItem(name)
      }
    } catch {
      // A browser that refuses its storage has stored nothing.
    }
  }
}
