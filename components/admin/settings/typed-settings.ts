import { typedSar } from '@/components/forms/typed-number'
import { isErrorOf } from '@/lib/api/http'
import {
  type AdminSettingsWire,
  AMOUNT_SETTINGS,
  type AmountSetting,
  contactPhone,
  type SettingsBody,
} from '@/lib/domain/content/settings'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** The settings as they are typed: the phone numbers in one text, one on each line. */
type TypedSettings = Omit<SettingsBody, 'version' | 'phoneNo' | AmountSetting> &
  Record<'phoneNo' | AmountSetting, string>

export function typedOf({ version: _version, ...settings }: AdminSettingsWire): TypedSettings {
  const amounts = AMOUNT_SETTINGS.map((name) => [name, formatAmount(fromSar(settings[name]))])
  return {
    ...settings,
    phoneNo: settings.phoneNo.join('\n'),
    ...(Object.fromEntries(amounts) as Record<AmountSetting, string>),
  }
}

/** What is sent; an amount that is none is not a number, a phone number that is none stays as it was typed. */
export function bodyOf(typed: TypedSettings, version: number): Record<string, unknown> {
  const lines = typed.phoneNo.split('\n').flatMap((line) => line.trim() || [])
  return {
    ...Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    ),
    ...Object.fromEntries(AMOUNT_SETTINGS.map((name) => [name, typedSar(typed[name])])),
    phoneNo: lines.map((line) => contactPhone(line) ?? line),
    version,
  }
}

/** The settings of another admin who was faster; null for any other failure. */
export function staleSettingsOf(failure: unknown): AdminSettingsWire | null {
  if (!isErrorOf('PUT /admin/settings', failure, 'stale_decision')) return null
  return 'current' in failure.answer ? (failure.answer.current ?? null) : null
}
