import { type AdminSettingsWire, LOGO, type SettingsBody } from '@/lib/domain/content/settings'
import { DomainError, issue } from '@/lib/domain/issues'
import { ADJUSTMENT_LIMIT_HALALAS } from '@/lib/domain/ledger/adjustments'
import { fromSar, toSar } from '@/lib/domain/money'
import { MIN_PAYOUT_HALALAS } from '@/lib/domain/payouts/payout'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { isDeemedSupplier } from '@/server/modules/money/rates/get-rates'
import { assertMayCall, assertProven } from '@/server/policy/route-policy'
import type { SignedIn } from '@/server/policy/signed-in'
import { recordChange } from './record-change'

type SettingsRow = typeof settings.$inferSelect

/** What holds in a market whose settings nobody has saved yet. */
const NO_SETTINGS: AdminSettingsWire = {
  ...{ address: '', address_ar: '', phoneNo: [], email: '', latitude: null, longitude: null },
  ...{ facebookLink: '', instagramLink: '', twitterLink: '', youTubeLink: '', vatNumber: '' },
  commercialNumber: '',
  minPayout: toSar(MIN_PAYOUT_HALALAS),
  adjustmentLimit: toSar(ADJUSTMENT_LIMIT_HALALAS),
  requiresLicence: false,
  version: 0,
}

export async function getAdminSettings({ db }: Pick<Deps, 'db'>): Promise<AdminSettingsWire> {
  const [row] = await db.select().from(settings).limit(1)
  return row ? toWire(row) : NO_SETTINGS
}

/**
 * Writes all settings; throws `stale_decision` with those of another admin who was faster, and `role_may_not` or `proof_needed`
 * for another limit of adjustments, which is a decision about money.
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
    if (body.adjustmentLimit !== before.adjustmentLimit) assertDecidesMoney(admin, deps.clock.now())
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

function toWire(row: SettingsRow): AdminSettingsWire {
  const { address, email, latitude, longitude, facebookLink, instagramLink, twitterLink, youTubeLink } = row
  return {
    ...{ address, email, latitude, longitude, facebookLink, instagramLink, twitterLink, youTubeLink },
    address_ar: row.addressAr,
    phoneNo: row.phoneNumbers,
    vatNumber: row.vatNumber ?? '',
    commercialNumber: row.commercialNumber ?? '',
    minPayout: toSar(row.minPayoutHalalas),
    adjustmentLimit: toSar(row.adjustmentLimitHalalas),
    requiresLicence: row.requireTourismLicence,
    version: row.version,
  }
}

function rowOf(body: SettingsBody) {
  const {
    address_ar,
    phoneNo,
    vatNumber,
    commercialNumber,
    minPayout,
    adjustmentLimit,
    requiresLicence,
    ...same
  } = body
  return {
    ...same,
    addressAr: address_ar,
    phoneNumbers: phoneNo,
    vatNumber: vatNumber || null,
    commercialNumber: commercialNumber || null,
    minPayoutHalalas: fromSar(minPayout),
    adjustmentLimitHalalas: fromSar(adjustmentLimit),
    requireTourismLicence: requiresLicence,
  }
}

/** The trail writes amounts in halalas. */
function toAudit({ minPayout, adjustmentLimit, version: _version, ...same }: AdminSettingsWire) {
  return {
    ...same,
    minPayoutHalalas: fromSar(minPayout),
    adjustmentLimitHalalas: fromSar(adjustmentLimit),
  }
}
