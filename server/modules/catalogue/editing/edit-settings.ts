import {
  type AdminSettingsWire,
  LOGO,
  REFUND_LIMIT_SETTINGS,
  type SettingsBody,
} from '@/lib/domain/content/settings'
import { DomainError, issue } from '@/lib/domain/issues'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { isDeemedSupplier } from '@/server/modules/money/rates/get-rates'
import { assertMayCall, assertProven } from '@/server/policy/route-policy'
import type { SignedIn } from '@/server/policy/signed-in'
import { recordChange } from './record-change'
import { NO_SETTINGS, rowOf, toAudit, toWire } from './settings-wire'

export async function getAdminSettings({ db }: Pick<Deps, 'db'>): Promise<AdminSettingsWire> {
  const [row] = await db.select().from(settings).limit(1)
  return row ? toWire(row) : NO_SETTINGS
}

/**
 * Writes all settings; throws `stale_decision` with those of another admin who was faster, and `role_may_not` or `proof_needed`
 * for another limit of adjustments or refunds, which is a decision about money; that of refunds is the owners' alone.
 */
export async function updateSettings(
  deps: Deps,
  admin: SignedIn,
  body: SettingsBody,
): Promise<AdminSettingsWire> {
  return deps.db.transaction(async (tx) => {
    const [stored] = await tx.select().from(settings).limit(1).for('update')
    const before = stored ? toWire(stored) : NO_SETTINGS
    if (before.version !== body.version) throw stale(before)
    const hasOtherRefunds = REFUND_LIMIT_SETTINGS.some((name) => body[name] !== before[name])
    if (hasOtherRefunds && admin.adminRole?.id !== 'owner') throw new DomainError('role_may_not')
    if (hasOtherRefunds || body.adjustmentLimit !== before.adjustmentLimit)
      assertDecidesMoney(admin, deps.clock.now())
    if (!body.vatNumber && (await isDeemedSupplier(tx)))
      throw new DomainError('invalid', { issues: [issue('vatNumber', 'own_vat_number_needed')] })
    const values = { ...rowOf(body), version: body.version + 1 }
    const [row] = stored
      ? await tx.update(settings).set(values).returning()
      : await tx
          .insert(settings)
          .values({ ...values, logo: LOGO })
          .onConflictDoNothing()
          .returning()
    if (!row) throw stale(await getAdminSettings({ db: tx }))
    await recordChange(tx, deps, admin, {
      ...{ action: 'settings_changed', subjectId: row.id },
      ...{ before: toAudit(before), after: toAudit(toWire(row)) },
    })
    return toWire(row)
  })
}

/** Otherwise who may not move money alone would lift what needs a second person. */
function assertDecidesMoney(admin: SignedIn, now: Date): void {
  const rule = { access: 'admin', area: 'money' } as const
  assertMayCall(rule, 'PUT', admin)
  assertProven(admin, 'console', now)
}

const stale = (current: AdminSettingsWire) => new DomainError('stale_decision', { data: { current } })
