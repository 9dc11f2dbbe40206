import {
  WORD_PAGES,
  type WordPageListWire,
  type WordPageName,
  type WordPageWire,
} from '@/lib/domain/words/page'
import type { Db } from '@/server/db/open'
import { builtInPage } from './built-in-pages'
import { readNewest } from './store'

/** A page of words in both languages, as it is shown. */
export async function readWordPage(db: Db, name: WordPageName): Promise<WordPageWire> {
  const newest = await readNewest(db, name)
  if (!newest) return builtInPage(name)
  const { version, ar, en, createdAt } = newest.page
  return { name, version, updatedAt: createdAt.toISOString(), ar, en }
}

/** All pages with who wrote them last, for the console. */
export async function listWordPages(db: Db): Promise<WordPageListWire> {
  const data = []
  for (const name of WORD_PAGES) {
    const { version, updatedAt, ar, en } = await readWordPage(db, name)
    const newest = await readNewest(db, name)
    const editor = newest ? `${newest.firstName ?? ''} ${newest.lastName ?? ''}`.trim() : null
    data.push({ name, version, updatedAt, title: { ar: ar.title, en: en.title }, editor })
  }
  return { data }
}
