import type { FastifyInstance } from 'fastify'
import type { AccountName } from '@/lib/domain/ledger/accounts'
import { readAccount } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import { trialInstantOf } from '@/lib/domain/periods/period'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { CsvCell } from '@/server/plugins/csv-file'
import { sendCsv } from '@/server/plugins/csv-file'
import { serve } from '@/server/plugins/serve'
import { sumByAge } from './ageing'
import { closePeriod } from './close-period'
import { getPeriod, getTrialBalance, listPeriods } from './list-periods'
import { postingsOf } from './store'

/** Months of the books: their trial balances, their closing, and their journal as a file. */
export function periodRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  serve(app, 'GET /admin/periods', async () => ({
    data: await listPeriods(db, clock.now()),
    ageing: await sumByAge(db, clock.now()),
  }))
  serve(app, 'GET /admin/periods/:month', ({ params }) => getPeriod(db, params.month, clock.now()))
  serve(app, 'GET /admin/trial-balance', ({ query }) =>
    getTrialBalance(db, trialInstantOf(query.at) ?? clock.now()),
  )
  serve(app, 'POST /admin/periods/:month/close', ({ user, params }) => closePeriod(deps, user, params.month))
  serve(app, 'GET /admin/periods/:month/journal.csv', ({ params }, reply) =>
    sendCsv(reply, `diyar-journal-${params.month}.csv`, journalOf(deps, params.month)),
  )
}

const HEAD = ['sequence', 'date', 'time', 'kind', 'booking', 'account', 'owner', 'debit', 'credit', 'reason']

/** One row an entry. Our positive side is what is owed, so it is the credit. The names stay the same in every language. */
async function* journalOf({ db }: Pick<Deps, 'db'>, month: string): AsyncGenerator<CsvCell[][]> {
  yield [HEAD]
  for await (const { transaction, entries } of postingsOf(db, month)) {
    const { sequence, createdAt, kind, bookingId, reason } = transaction
    yield entries.map(([name, amountHalalas]) => {
      const { kind: account, ownerId } = readAccount(name as AccountName)
      const [debit, credit] = [Math.max(0, -amountHalalas), Math.max(0, amountHalalas)].map(toSar)
      return [
        ...[sequence, riyadhDay(createdAt), riyadhTime(createdAt), kind, bookingId ?? '', account],
        ...[ownerId ?? '', debit ?? 0, credit ?? 0, reason ?? ''],
      ]
    })
  }
}
