import {
  WORD_PAGES,
  type WordPageListWire,
  type WordPageName,
  type WordPageWire,
} from '@/lib/domain/content-pages/content-page'
import type { Db } from '@/server/db/open'
import { builtInPage } from './default-pages'
import { type PageVersion, readNewest, type WrittenVersion } from './store'

/** A page of words in both languages, as it is shown. */
export async function readWordPage(db: Db, name: WordPageName): Promise<WordPageWire> {
  const newest = await readNewest(db, name)
  return newest ? versionToWire(newest.page) : builtInPage(name)
}

/** All pages with who wrote them last, for the console. */
export async function listWordPages(db: Db): Promise<WordPageListWire> {
  const data = []
  for (const name of WORD_PAGES) {
    const newest = await readNewest(db, name)
    const { version, updatedAt, ar, en } = newest ? versionToWire(newest.page) : builtInPage(name)
    const editor = newest ? editorOf(newest) : null
    data.push({ name, version, updatedAt, title: { ar: ar.title, en: en.title }, editor })
  }
  return { data }
}

export function versionToWire({ name, version, ar, en, createdAt }: PageVersion): WordPageWire {
  return { name, version, updatedAt: createdAt.toISOString(), ar, en }
}

export const editorOf = ({ firstName, lastName }: WrittenVersion): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()
