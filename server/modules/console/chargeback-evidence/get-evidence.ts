import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { loadEvidence } from '@/server/modules/bookings/chargebacks/load-evidence'
import { listMessagesBetween } from '@/server/modules/conversations/messages/list-between'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { drawInTurn } from '@/server/modules/platform/pdf/draw-in-turn'
import type { SignedIn } from '@/server/policy/signed-in'
import { evidenceSections } from './evidence-sections'

/** What a bank is shown about a chargeback, as one file; each download is in the audit trail, because it is private. */
export async function getEvidence(
  { db, clock, translations }: Pick<Deps, 'db' | 'clock' | 'translations'>,
  admin: SignedIn,
  id: string,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const now = clock.now()
  const found = await loadEvidence(db, id)
  const { booking, chargeback } = found
  const known = { ...found, messages: await listMessagesBetween(db, booking) }
  await writeAudit(db, {
    ...{ actorId: admin._id, action: 'chargeback_evidence_downloaded', subjectId: id, createdAt: now },
    after: { code: booking.code },
  })
  const sections = evidenceSections(
    known,
    (key, params) => translations.sentence(language, key, params),
    language,
  )
  const { drawEvidence } = await import('./draw-evidence')
  const bytes = await drawInTurn(admin._id, () =>
    drawEvidence({ sections, language, code: booking.code }, now),
  )
  return { name: `evidence-${booking.code}-${chargeback.reference.replace(/[^\w-]/g, '')}.pdf`, bytes }
}
