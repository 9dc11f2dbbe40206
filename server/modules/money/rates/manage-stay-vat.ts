import type { StayVatRuleListWire } from '@/lib/contract/schemas/rates/stay-vat'
import type { StayVatRuleBody } from '@/lib/domain/rates/bodies'
import { earliestRateDay } from '@/lib/domain/rates/rates'
import { withRuleStates } from '@/lib/domain/rates/stay-vat'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { findOwnRegistration } from '@/server/modules/money/invoices/own-registration'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { invalidRate, withdrawalRefusal } from './refuse-rate'
import { findRule, insertRule, listRuleRows, withdrawRuleRow } from './stay-vat-store'

/** Every rule that was ever added, with what decides today. */
export async function listStayVatRules({ db, clock }: Deps): Promise<StayVatRuleListWire> {
  const today = riyadhDay(clock.now())
  const rules = (await listRuleRows(db)).map(({ rule, creator }) => ({
    _id: rule.id,
    listingType: rule.listingType,
    accountedBy: rule.accountedBy,
    holdsFrom: rule.holdsFrom,
    isWithdrawn: rule.withdrawnAt !== null,
    reason: rule.reason,
    by: nameToWire(publicNameOf(creator)),
    createdAt: rule.createdAt.toISOString(),
  }))
  return {
    data: withRuleStates(rules, today).map(({ isWithdrawn: _inTheState, ...wire }) => wire),
    earliest: earliestRateDay(today),
  }
}

/** Adds a rule that holds from a coming day; what is booked before keeps its own. Diyar needs a VAT number to be a supplier. */
export function addStayVatRule({ db, clock }: Deps, admin: SignedIn, body: StayVatRuleBody): Promise<void> {
  const now = clock.now()
  const { listingType = null, accountedBy, holdsFrom, reason } = body
  if (holdsFrom < earliestRateDay(riyadhDay(now))) throw invalidRate('holdsFrom', 'rate_not_ahead')
  return db.transaction(async (tx) => {
    if (accountedBy === 'diyar' && !(await findOwnRegistration(tx)).vatNumber)
      throw invalidRate('accountedBy', 'own_vat_number_needed')
    const rule = { listingType, accountedBy, holdsFrom, reason }
    const added = await insertRule(tx, { ...rule, createdBy: admin._id, createdAt: now })
    if (!added) throw invalidRate('holdsFrom', 'rate_day_taken')
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'stay_vat_rule_added', subjectId: added.id, reason, createdAt: now },
      after: { listingType, accountedBy, holdsFrom },
    })
  })
}

/** Withdraws a rule before its day; throws `deadline_passed` when it has begun. */
export function withdrawStayVatRule(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reason: string,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawRuleRow(tx, id, { now, today: riyadhDay(now) })
    if (!withdrawn) throw await withdrawalRefusal(tx, id, await findRule(tx, id))
    const { listingType, accountedBy, holdsFrom } = withdrawn
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'stay_vat_rule_withdrawn', subjectId: id, reason, createdAt: now },
      before: { listingType, accountedBy, holdsFrom, state: 'ahead' },
      after: { listingType, accountedBy, holdsFrom, state: 'withdrawn' },
    })
  })
}
