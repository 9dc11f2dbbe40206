'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { HiddenColumnsWire } from '@/lib/contract/schemas/admin/hidden-columns'

interface HiddenColumns {
  /** by the name of the table */
  hidden: Readonly<Record<string, readonly string[]>>
  /** shows the choice at once and stores it; null for the columns that the table hides by itself */
  choose: (table: string, hidden: string[] | null) => Promise<void>
}

const Columns = createContext<HiddenColumns>({ hidden: {}, choose: async () => undefined })

interface HiddenColumnsProviderProps {
  stored: readonly HiddenColumnsWire[]
  children: ReactNode
}

/** The columns that the admin hides, the same on all devices. */
export function HiddenColumnsProvider({ stored, children }: HiddenColumnsProviderProps) {
  const [hidden, setHidden] = useState<HiddenColumns['hidden']>(() =>
    Object.fromEntries(stored.map((one) => [one.table, one.hidden])),
  )
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const choose = useCallback(async (table: string, chosen: string[] | null) => {
    setHidden(({ [table]: _before, ...others }) => (chosen ? { ...others, [table]: chosen } : others))
    // One call at a time, so that the last press is also the last one that is stored.
    const saved = last.current.then(() =>
      call('PUT /admin/columns/:table', { params: { table }, body: { hidden: chosen } }),
    )
    last.current = saved.catch(() => undefined)
    await saved
  }, [])
  return <Columns value={useMemo(() => ({ hidden, choose }), [hidden, choose])}>{children}</Columns>
}

/** The hidden columns of one table, and how they change. */
export function useHiddenColumns(table: string, hiddenAtFirst: readonly string[]) {
  const t = useTranslations('admin.table')
  const { hidden: all, choose } = use(Columns)
  const hidden = all[table] ?? hiddenAtFirst
  const save = (chosen: string[] | null) =>
    choose(table, chosen).catch(() => showToast({ kind: 'error', text: t('columnsNotSaved') }))
  const toggle = (column: string) =>
    save(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column])
  return { hidden, toggle, reset: all[table] ? () => save(null) : null }
}
