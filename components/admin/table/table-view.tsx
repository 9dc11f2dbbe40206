'use client'

import { createContext, type ReactNode, use, useMemo, useTransition } from 'react'
import { type TableRequest, type TableSpec, tableQuery } from '@/lib/domain/admin/table'
import { useRouter } from '@/lib/i18n/navigation'

interface TableView {
  spec: TableSpec
  request: TableRequest
  /** the address with these changes; the first page unless they name one */
  addressOf: (changes: Partial<TableRequest>) => string
  /** `scroll`: to the top of the page, as for another page of rows */
  navigate: (href: string, options?: { scroll: boolean }) => void
  /** a page of the table is being loaded */
  isPending: boolean
}

const View = createContext<TableView | null>(null)

interface TableViewProviderProps {
  spec: TableSpec
  request: TableRequest
  children: ReactNode
}

/** The view of a table is in the address; its parts are links and forms that work without script, too. */
export function TableViewProvider({ spec, request, children }: TableViewProviderProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const view = useMemo(
    () => ({
      spec,
      request,
      addressOf: (changes: Partial<TableRequest>) =>
        `/admin/${spec.page ?? spec.name}${tableQuery(spec, { ...request, page: 1, ...changes })}`,
      navigate: (href: string, { scroll } = { scroll: false }) =>
        startTransition(() => router.push(href, { scroll })),
      isPending,
    }),
    [spec, request, router, isPending],
  )
  return <View value={view}>{children}</View>
}

export function useTableView(): TableView {
  const view = use(View)
  if (!view) throw new Error('A part of a table needs its TableViewProvider.')
  return view
}
