import type { ContentPageListWire, ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import { CONTENT_PAGES, type ContentPageName } from '@/lib/domain/content-pages/content-page'
import type { Db } from '@/server/db/db'
import { defaultPage } from './default-pages'
import { findNewest, type PageVersion, type WrittenVersion } from './store'

/** A content page in both languages, as it is shown. */
export async function getContentPage(db: Db, name: ContentPageName): Promise<ContentPageWire> {
  const newest = await findNewest(db, name)
  return newest ? versionToWire(newest.page) : defaultPage(name)
}

/** All pages with their last author, for the admin console. */
export async function listContentPages(db: Db): Promise<ContentPageListWire> {
  const data = []
  for (const name of CONTENT_PAGES) {
    const newest = await findNewest(db, name)
    const { version, updatedAt, ar, en } = newest ? versionToWire(newest.page) : defaultPage(name)
    const editor = newest ? editorOf(newest) : null
    data.push({ name, version, updatedAt, title: { ar: ar.title, en: en.title }, editor })
  }
  return { data }
}

export function versionToWire({ name, version, ar, en, createdAt }: PageVersion): ContentPageWire {
  return { name, version, updatedAt: createdAt.toISOString(), ar, en }
}

export const editorOf = ({ firstName, lastName }: WrittenVersion): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()
