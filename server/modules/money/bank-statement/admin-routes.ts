import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { bankLineTable } from './bank-line-table'
import { explainBankLine, takeBankLine } from './change-bank-line'
import { importStatement } from './import-statement'

/** The statement of our bank in the console: imported from a file, and what becomes of lines that wait. */
export function bankStatementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/bank-statement', (request) => listWithMore(deps, bankLineTable, request))
  serve(app, 'GET /admin/bank-statement.csv', (request, reply) =>
    sendTable(deps, bankLineTable, request, reply),
  )
  serve(app, 'POST /admin/bank-statement/files', (request) =>
    importStatement(deps, request.user, request.body.text),
  )
  serve(app, 'POST /admin/bank-statement/:id/take', (request) =>
    takeBankLine(deps, request.user, request.params.id),
  )
  serve(app, 'POST /admin/bank-statement/:id/explain', (request) =>
    explainBankLine(deps, request.user, request.params.id, request.body.reason),
  )
}
