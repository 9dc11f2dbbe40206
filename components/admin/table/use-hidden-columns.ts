import { useEffect, useState } from 'react'
import { deviceStorage, parseStored } from '@/components/shared/browser-storage'

const PREFIX = 'smart-admin-columns:'

/** The columns that the admin has hidden on this device; null until the page runs in the browser. */
export function useHiddenColumns(table: string, hiddenAtFirst: readonly string[]) {
  const [hidden, setHidden] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const stored = parseStored(deviceStorage.read(PREFIX + table))
    setHidden(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : hiddenAtFirst)
  }, [table, hiddenAtFirst])
  const toggle = (column: string) => {
    const before = hidden ?? hiddenAtFirst
    const after = before.includes(column) ? before.filter((one) => one !== column) : [...before, column]
    deviceStorage.write(PREFIX + table, JSON.stringify(after))
    setHidden(after)
  }
  return { hidden: hidden ?? hiddenAtFirst, isReady: hidden !== null, toggle }
}
