import type { AdminSettingsWire, AmountSetting, SettingsBody } from '@/lib/domain/content/settings'
import { ADJUSTMENT_LIMIT_HALALAS, REFUND_LIMITS } from '@/lib/domain/ledger/adjustments'
import { fromSar, toSar } from '@/lib/domain/money'
import { MIN_PAYOUT_HALALAS } from '@/lib/domain/payouts/payout'
import type { settings } from '@/server/db/schema/catalogue/catalogue'

type SettingsRow = typeof settings.$inferSelect

/** What holds in a market whose settings nobody has saved yet. */
export const NO_SETTINGS: AdminSettingsWire = {
  ...{ address: '', address_ar: '', phoneNo: [], email: '', latitude: null, longitude: null },
  ...{ facebookLink: '', instagramLink: '', twitterLink: '', youTubeLink: '', vatNumber: '' },
  commercialNumber: '',
  minPayout: toSar(MIN_PAYOUT_HALALAS),
  adjustmentLimit: toSar(ADJUSTMENT_LIMIT_HALALAS),
  refundLimitOwner: toSar(REFUND_LIMITS.owner),
  refundLimitFinance: toSar(REFUND_LIMITS.finance),
  refundLimitCustom: toSar(REFUND_LIMITS.custom),
  requiresLicence: false,
  version: 0,
}

export function toWire(row: SettingsRow): AdminSettingsWire {
  const { address, email, latitude, longitude, facebookLink, instagramLink, twitterLink, youTubeLink } = row
  return {
    ...{ address, email, latitude, longitude, facebookLink, instagramLink, twitterLink, youTubeLink },
    address_ar: row.addressAr,
    phoneNo: row.phoneNumbers,
    vatNumber: row.vatNumber ?? '',
    commercialNumber: row.commercialNumber ?? '',
    minPayout: toSar(row.minPayoutHalalas),
    adjustmentLimit: toSar(row.adjustmentLimitHalalas),
    refundLimitOwner: toSar(row.refundLimitOwnerHalalas),
    refundLimitFinance: toSar(row.refundLimitFinanceHalalas),
    refundLimitCustom: toSar(row.refundLimitCustomHalalas),
    requiresLicence: row.requireTourismLicence,
    version: row.version,
  }
}

export function rowOf({ version: _version, ...body }: SettingsBody) {
  const { address_ar, phoneNo, vatNumber, commercialNumber, requiresLicence, ...others } = body
  const { amounts, ...same } = amountsOf(others)
  return {
    ...same,
    ...amounts,
    addressAr: address_ar,
    phoneNumbers: phoneNo,
    vatNumber: vatNumber || null,
    commercialNumber: commercialNumber || null,
    requireTourismLicence: requiresLicence,
  }
}

/** The trail writes amounts in halalas. */
export function toAudit({ version: _version, ...wire }: AdminSettingsWire) {
  const { amounts, ...same } = amountsOf(wire)
  return { ...same, ...amounts }
}

/** The amounts as columns name them, and the other settings. */
function amountsOf<Settings extends Pick<SettingsBody, AmountSetting>>(all: Settings) {
  const { minPayout, adjustmentLimit, refundLimitOwner, refundLimitFinance, refundLimitCustom, ...same } = all
  return {
    ...same,
    amounts: {
      minPayoutHalalas: fromSar(minPayout),
      adjustmentLimitHalalas: fromSar(adjustmentLimit),
      refundLimitOwnerHalalas: fromSar(refundLimitOwner),
      refundLimitFinanceHalalas: fromSar(refundLimitFinance),
      refundLimitCustomHalalas: fromSar(refundLimitCustom),
    },
  }
}
