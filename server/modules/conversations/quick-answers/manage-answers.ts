import type { QuickAnswerWire } from '@/lib/contract/schemas/messages/templates'
import { DomainError } from '@/lib/domain/issues'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import type { QuickAnswerBody } from '@/lib/domain/messages/templates'
import type { Deps } from '@/server/deps'
import type { Editor } from '@/server/modules/conversations/message-templates/manage-templates'
import { changeRecorded } from '@/server/modules/people/vendor-trail/change-recorded'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import { countAnswers, deleteAnswer, insertAnswer, listAnswers, lockAnswer, updateAnswer } from './store'

export async function getAnswers({ db }: Deps, { vendorId }: Member): Promise<{ data: QuickAnswerWire[] }> {
  const rows = await listAnswers(db, vendorId)
  return { data: rows.map(({ id, name, bodyAr, bodyEn }) => ({ _id: id, name, ar: bodyAr, en: bodyEn })) }
}

const columnsOf = ({ name, ar, en }: QuickAnswerBody) => ({ name, bodyAr: ar, bodyEn: en })

/** Throws `too_many_quick_answers`. */
export function addAnswer({ db, clock }: Pick<Deps, 'db' | 'clock'>, member: Editor, body: QuickAnswerBody) {
  const now = clock.now()
  const { vendorId } = member
  return db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    if ((await countAnswers(tx, vendorId)) >= TEMPLATE_LIMITS.quickAnswers)
      throw new DomainError('too_many_quick_answers')
    const id = await insertAnswer(tx, { vendorId, ...columnsOf(body), createdAt: now })
    await writeTrail(tx, member, {
      ...{ act: 'quick_answer_added', subjectId: id, createdAt: now },
      details: { name: body.name },
    })
    return { _id: id }
  })
}

export function changeAnswer(deps: Deps, member: Member, id: string, body: QuickAnswerBody): Promise<void> {
  const act = 'quick_answer_changed'
  return changeRecorded(deps, member, { id, act, lock: lockAnswer }, (tx) =>
    updateAnswer(tx, id, columnsOf(body)),
  )
}

export function removeAnswer(deps: Deps, member: Member, id: string): Promise<void> {
  const act = 'quick_answer_removed'
  return changeRecorded(deps, member, { id, act, lock: lockAnswer }, (tx) => deleteAnswer(tx, id))
}
