import type { WordPageName, WordPageWire, WordVersionListWire } from '@/lib/domain/content-pages/content-page'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { PageAsked } from '@/server/plugins/params'
import { builtInPage } from './default-pages'
import { editorOf, versionToWire } from './get-content-page'
import { readNewest, readVersion, readVersions } from './store'

/** Every version of a page, the newest first; behind the first one that was written stands the text of the house. */
export async function listWordVersions(
  db: Db,
  name: WordPageName,
  { page, pageSize }: PageAsked,
): Promise<WordVersionListWire> {
  const offset = (page - 1) * pageSize
  const written = (await readNewest(db, name))?.page.version ?? 0
  const rows = await readVersions(db, name, { limit: pageSize, offset })
  const data: WordVersionListWire['data'] = rows.map((row) => ({
    version: row.page.version,
    updatedAt: row.page.createdAt.toISOString(),
    editor: editorOf(row),
  }))
  if (written >= offset && written < offset + pageSize) {
    data.push({ version: 0, updatedAt: builtInPage(name).updatedAt, editor: null })
  }
  return { data, page, pageSize, total: written + 1 }
}

/** One version as it was written; `not_found` for one that there never was. */
export async function readWordVersion(db: Db, name: WordPageName, version: number): Promise<WordPageWire> {
  if (version === 0) return builtInPage(name)
  const found = await readVersion(db, name, version)
  if (!found) throw new Refusal('not_found')
  return versionToWire(found)
}
