import type {
  ContentPageVersionListWire,
  ContentPageWire,
} from '@/lib/contract/schemas/content-pages/content-page'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { PageRequest } from '@/server/plugins/request-params'
import { defaultPage } from './default-pages'
import { editorOf, versionToWire } from './get-content-page'
import { findNewest, findVersion, listVersions } from './store'

/** Every version of a page, the newest first; the default text is the oldest. */
export async function listContentPageVersions(
  db: Db,
  name: ContentPageName,
  { page, pageSize }: PageRequest,
): Promise<ContentPageVersionListWire> {
  const offset = (page - 1) * pageSize
  const written = (await findNewest(db, name))?.page.version ?? 0
  const rows = await listVersions(db, name, { limit: pageSize, offset })
  const data: ContentPageVersionListWire['data'] = rows.map((row) => ({
    version: row.page.version,
    updatedAt: row.page.createdAt.toISOString(),
    editor: editorOf(row),
  }))
  if (written >= offset && written < offset + pageSize) {
    data.push({ version: 0, updatedAt: defaultPage(name).updatedAt, editor: null })
  }
  return { data, page, pageSize, total: written + 1 }
}

/** One stored version; throws `not_found` for an unknown one. */
export async function getContentPageVersion(
  db: Db,
  name: ContentPageName,
  version: number,
): Promise<ContentPageWire> {
  if (version === 0) return defaultPage(name)
  const found = await findVersion(db, name, version)
  if (!found) throw new DomainError('not_found')
  return versionToWire(found)
}
