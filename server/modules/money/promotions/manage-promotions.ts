import type { PromotionWire } from '@/lib/contract/schemas/promotions/wire'
import { DomainError } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { foldCode } from '@/lib/domain/promotions/promotion'
import type { PromotionBody } from '@/lib/domain/promotions/wire'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { endPromotionRow, isPromotion, type Promotion, writePromotion } from './store'

/** Makes a code; throws `already_done` while one of the same text is not ended. */
export function createPromotion(
  { db, clock }: Deps,
  admin: SignedIn,
  { code: typed, amount, minTotal, ...terms }: PromotionBody,
): Promise<PromotionWire> {
  const now = clock.now()
  const code = foldCode(typed) ?? typed
  const row = {
    ...terms,
    code,
    percent: terms.percent ?? null,
    amountHalalas: fromSar(amount),
    minTotalHalalas: fromSar(minTotal),
    createdBy: admin._id,
    createdAt: now,
  }
  return db.transaction(async (tx) => {
    const written = await writePromotion(tx, row)
    if (!written) throw new DomainError('already_done')
    const wire = promotionToWire(written, riyadhDay(now))
    const { _id: subjectId, uses: _uses, createdAt: _createdAt, ...after } = wire
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'promotion_created', subjectId, createdAt: now },
      after,
    })
    return wire
  })
}

/** Ends a code for good, with a reason for the audit trail; bookings that have used it keep their discount. */
export function endPromotion(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reason: string,
): Promise<PromotionWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const ended = await endPromotionRow(tx, id, now)
    if (!ended && !(await isPromotion(tx, id))) throw new DomainError('not_found')
    if (!ended) throw await decidedBefore(tx, 'promotion', id)
    const { code, uses } = ended
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'promotion_ended', subjectId: id, reason, createdAt: now },
      before: { state: 'active', code, uses },
      after: { state: 'ended', code, uses },
    })
    return promotionToWire(ended, riyadhDay(now))
  })
}

export function promotionToWire(promotion: Promotion, today: Day): PromotionWire {
  const {
    id,
    code,
    percent,
    payer,
    firstDay,
    lastDay,
    listingTypes,
    maxUses,
    maxUsesPerUser,
    uses,
    endedAt,
  } = promotion
  return {
    _id: id,
    ...{ code, percent, payer, firstDay, lastDay, listingTypes, maxUses, maxUsesPerUser, uses },
    amount: toSar(promotion.amountHalalas),
    minTotal: toSar(promotion.minTotalHalalas),
    state: endedAt || today > lastDay ? 'ended' : 'active',
    createdAt: promotion.createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
