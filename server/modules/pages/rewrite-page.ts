import { Refusal } from '@/lib/domain/issues'
import type { WordPageBody, WordPageName, WordPageWire } from '@/lib/domain/words/page'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { readWordPage } from './read-page'
import { writeVersion } from './store'

/**
 * Writes the next version of a page; the ones before are kept. Who began with another version than the one that is
 * shown now is told `changed_meanwhile`, and nothing is written over.
 */
export async function rewriteWordPage(
  { db, clock }: Deps,
  admin: SignedIn,
  name: WordPageName,
  { version, ar, en }: WordPageBody,
): Promise<WordPageWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const shown = await readWordPage(tx, name)
    const next = { name, version: version + 1, ar, en, editorId: admin._id, createdAt: now }
    if (shown.version !== version || !(await writeVersion(tx, next))) throw new Refusal('changed_meanwhile')
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'page_rewritten',
      subject: `pages/${name}`,
      detail: { version: next.version },
      createdAt: now,
    })
    return { name, version: next.version, updatedAt: now.toISOString(), ar, en }
  })
}
