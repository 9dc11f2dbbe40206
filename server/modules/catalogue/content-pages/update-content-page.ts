import type { ContentPageBody, ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { ContentPageName, ContentPageRestoreBody } from '@/lib/domain/content-pages/content-page'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { recordChange } from '@/server/modules/catalogue/editing/record-change'
import type { SignedIn } from '@/server/policy/signed-in'
import { getContentPage } from './get-content-page'
import { getContentPageVersion } from './list-versions'
import { writeVersion } from './store'

/**
 * Writes the next version of a page; earlier ones remain. Throws `changed_meanwhile` when the edit started from another
 * version than the current one.
 */
export async function updateContentPage(
  deps: Deps,
  admin: SignedIn,
  name: ContentPageName,
  body: ContentPageBody,
): Promise<ContentPageWire> {
  return deps.db.transaction((tx) => writeNext(tx, deps, admin, name, body, { action: 'page_rewritten' }))
}

/** Restores an older version as the next one, so that this can be undone. */
export async function restoreContentPage(
  deps: Deps,
  admin: SignedIn,
  name: ContentPageName,
  { version, from }: ContentPageRestoreBody,
): Promise<ContentPageWire> {
  return deps.db.transaction(async (tx) => {
    const { ar, en } = await getContentPageVersion(tx, name, from)
    return writeNext(
      tx,
      deps,
      admin,
      name,
      { version, ar, en },
      { action: 'page_restored', restoredFrom: from },
    )
  })
}

interface Act {
  action: 'page_rewritten' | 'page_restored'
  restoredFrom?: number
}

async function writeNext(
  tx: Db,
  deps: Deps,
  admin: SignedIn,
  name: ContentPageName,
  { version, ar, en }: ContentPageBody,
  { action, ...restored }: Act,
): Promise<ContentPageWire> {
  const now = deps.clock.now()
  const shown = await getContentPage(tx, name)
  const next = { name, version: version + 1, ar, en, editorId: admin._id, createdAt: now }
  if (shown.version !== version || !(await writeVersion(tx, next))) throw new DomainError('changed_meanwhile')
  await recordChange(tx, deps, admin, {
    action,
    subjectId: name,
    before: { version, titleAr: shown.ar.title, titleEn: shown.en.title },
    after: { version: next.version, titleAr: ar.title, titleEn: en.title, ...restored },
  })
  return { name, version: next.version, updatedAt: now.toISOString(), ar, en }
}
