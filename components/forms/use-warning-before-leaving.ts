import { useEffect } from 'react'

let changedForms = 0

/** The browser asks before unsaved changes are discarded. */
export function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    changedForms++
    return () => {
      changedForms--
      removeEventListener('beforeunload', warn)
    }
  }, [isChanged])
}

/** Whether the page holds something typed that is not saved. */
export const hasUnsavedChanges = () => changedForms > 0
