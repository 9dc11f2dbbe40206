import type { BalanceFilter } from '@/lib/domain/ledger/balance'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import type { CsvCell } from '@/server/plugins/csv-file'
import type { SignedIn } from '@/server/policy/signed-in'
import { listAllMovements } from './get-balance'

const COLUMNS = ['date', 'time', 'kind', 'details', 'booking', 'amount', 'balanceAfter'] as const

/** The movements that a filter leaves, as rows of a CSV file; days and times of Riyadh, amounts in SAR. */
export async function listBalanceRows(
  { db, translations }: Pick<Deps, 'db' | 'translations'>,
  user: SignedIn,
  filter: BalanceFilter,
  language: Language,
): Promise<CsvCell[][]> {
  const text = (key: string) => translations.sentence(language, `balance.${key}`)
  const movements = await listAllMovements(db, user._id, filter)
  const rows = movements.map(({ createdAt, kind, reason, booking, amount, balance }) => {
    const instant = new Date(createdAt)
    const when = [riyadhDay(instant), riyadhTime(instant)]
    return [...when, text(`kinds.${kind}`), reason ?? '', booking?.code ?? '', amount, balance]
  })
  return [COLUMNS.map((column) => text(`columns.${column}`)), ...rows]
}
