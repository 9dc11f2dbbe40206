import { useEffect } from 'react'
import { THEME_KEY } from './theme-script'

/** Light or dark as the person chose it, for a document that the browser draws itself and the script of pages never saw. */
export function useStoredTheme(): void {
  useEffect(() => {
    const stored = storedTheme()
    const isDark =
      stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }, [])
}

/** A browser may forbid its store. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null
  }
}
