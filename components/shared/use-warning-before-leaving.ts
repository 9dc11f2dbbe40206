import { useEffect } from 'react'

/** The browser asks before unsaved changes are discarded. */
export function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
