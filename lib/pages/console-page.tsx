import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { PrivateAnswer } from '@/lib/api/load'
import { type ReadTable, readTable, type TableName, type TableQuery } from '@/lib/api/read-table'
import type { TableSpec } from '@/lib/domain/admin/table'
import type { LocalePageProps } from './page-query'

/** A page of the console that draws one answer; not found for an admin who may not read it. */
export const answerPage =
  <Answer,>(read: () => Promise<PrivateAnswer<Answer>>, draw: (answer: Answer) => ReactNode) =>
  async ({ params }: LocalePageProps) => {
    setRequestLocale((await params).locale)
    const answer = await read()
    if (answer.state !== 'found') notFound()
    return draw(answer.data)
  }

/** A page of the console that draws one table, as its address asks for it. */
export const tablePage =
  <Name extends TableName>(spec: TableSpec & { name: Name }, draw: (table: ReadTable<Name>) => ReactNode) =>
  async ({ params, searchParams }: LocalePageProps & { searchParams: Promise<TableQuery> }) => {
    setRequestLocale((await params).locale)
    return draw(await readTable(spec, searchParams))
  }
