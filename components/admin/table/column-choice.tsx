'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { ColumnChoiceWire } from '@/lib/contract/schemas/admin/column-choice'
import type { ColumnChoiceBody } from '@/lib/domain/admin/column-choice'

type Choice = Omit<ColumnChoiceWire, 'table'>

interface ColumnChoices {
  /** by the name of the table */
  chosen: Readonly<Record<string, Choice>>
  /** shows the choice at once and stores it */
  choose: (table: string, body: ColumnChoiceBody) => Promise<void>
}

const Columns = createContext<ColumnChoices>({ chosen: {}, choose: async () => undefined })

interface ColumnChoiceProviderProps {
  stored: readonly ColumnChoiceWire[]
  children: ReactNode
}

/** The columns that the admin hides and their order, the same on all devices. */
export function ColumnChoiceProvider({ stored, children }: ColumnChoiceProviderProps) {
  const [chosen, setChosen] = useState<ColumnChoices['chosen']>(() =>
    Object.fromEntries(stored.map(({ table, ...choice }) => [table, choice])),
  )
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const choose = useCallback(async (table: string, body: ColumnChoiceBody) => {
    const { hidden, order } = body
    setChosen(({ [table]: before, ...others }) =>
      hidden ? { ...others, [table]: { hidden, order: order ?? before?.order ?? [] } } : others,
    )
    // One call at a time, so that the last press is also the last one that is stored.
    const saved = last.current.then(() => call('PUT /admin/columns/:table', { params: { table }, body }))
    last.current = saved.catch(() => undefined)
    await saved
  }, [])
  return <Columns value={useMemo(() => ({ chosen, choose }), [chosen, choose])}>{children}</Columns>
}

/** The hidden columns of one table and the order of all, and how they change. */
export function useColumnChoice(table: string, hiddenAtFirst: readonly string[]) {
  const t = useTranslations('admin.table')
  const { chosen, choose } = use(Columns)
  const { hidden, order } = chosen[table] ?? { hidden: [...hiddenAtFirst], order: [] }
  const save = (body: ColumnChoiceBody) =>
    choose(table, body).catch(() => showToast({ kind: 'error', text: t('columnsNotSaved') }))
  const toggle = (column: string) =>
    save({
      hidden: hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    })
  const reorder = (keys: string[]) => save({ hidden, order: keys })
  return { hidden, order, toggle, reorder, reset: chosen[table] ? () => save({ hidden: null }) : null }
}
