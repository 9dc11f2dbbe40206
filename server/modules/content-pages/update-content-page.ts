import type {
  WordPageBody,
  WordPageName,
  WordPageWire,
  WordRestoreBody,
} from '@/lib/domain/content-pages/content-page'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { readWordPage } from './get-content-page'
import { readWordVersion } from './list-versions'
import { writeVersion } from './store'

/**
 * Writes the next version of a page; the ones before are kept. Who began with another version than the one that is
 * shown now is told `changed_meanwhile`, and nothing is written over.
 */
export async function rewriteWordPage(
  deps: Deps,
  admin: SignedIn,
  name: WordPageName,
  body: WordPageBody,
): Promise<WordPageWire> {
  return deps.db.transaction((tx) => writeNext(tx, deps, admin, name, body, { action: 'page_rewritten' }))
}

/** The words of an older version become the next one, so that restoring can itself be taken back. */
export async function restoreWordPage(
  deps: Deps,
  admin: SignedIn,
  name: WordPageName,
  { version, from }: WordRestoreBody,
): Promise<WordPageWire> {
  return deps.db.transaction(async (tx) => {
    const { ar, en } = await readWordVersion(tx, name, from)
    return writeNext(tx, deps, admin, name, { version, ar, en }, { action: 'page_restored', from })
  })
}

interface Act {
  action: 'page_rewritten' | 'page_restored'
  from?: number
}

async function writeNext(
  tx: Db,
  { clock }: Deps,
  admin: SignedIn,
  name: WordPageName,
  { version, ar, en }: WordPageBody,
  { action, ...detail }: Act,
): Promise<WordPageWire> {
  const now = clock.now()
  const shown = await readWordPage(tx, name)
  const next = { name, version: version + 1, ar, en, editorId: admin._id, createdAt: now }
  if (shown.version !== version || !(await writeVersion(tx, next))) throw new Refusal('changed_meanwhile')
  await writeAudit(tx, {
    actorId: admin._id,
    action,
    subject: `pages/${name}`,
    detail: { version: next.version, ...detail },
    createdAt: now,
  })
  return { name, version: next.version, updatedAt: now.toISOString(), ar, en }
}
