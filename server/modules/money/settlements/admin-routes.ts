import type { FastifyInstance } from 'fastify'
import type { SettlementsReadWire } from '@/lib/contract/schemas/settlements/settlement'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { explainLine, takeLine } from './change-line'
import { settlementLineTable } from './line-table'
import { queueNewSettlements } from './queue-settlement'
import { rematchLines } from './rematch-lines'
import { settlementTable } from './settlement-table'
import { uploadSettlement } from './upload-settlement'

/** Settlements of the provider in the console: read, imported from a file, and what becomes of lines that wait. */
export function settlementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/settlements', (request) => listWithMore(deps, settlementTable, request))
  serve(app, 'GET /admin/settlements.csv', (request, reply) =>
    sendTable(deps, settlementTable, request, reply),
  )
  serve(app, 'GET /admin/settlement-lines', (request) => listWithMore(deps, settlementLineTable, request))
  serve(app, 'GET /admin/settlement-lines.csv', (request, reply) =>
    sendTable(deps, settlementLineTable, request, reply),
  )
  serve(app, 'POST /admin/settlements/read', (request) => readNow(deps, request.user))
  serve(app, 'POST /admin/settlements/files', (request) => uploadSettlement(deps, request.user, request.body))
  serve(app, 'POST /admin/settlement-lines/:id/take', (request) =>
    takeLine(deps, request.user, request.params.id),
  )
  serve(app, 'POST /admin/settlement-lines/:id/explain', (request) =>
    explainLine(deps, request.user, request.params.id, request.body),
  )
}

/** An admin has new settlements read and waiting lines compared, before the night does. */
async function readNow(deps: Deps, admin: SignedIn): Promise<SettlementsReadWire> {
  const found = await queueNewSettlements(deps)
  if (found === null) throw new DomainError('settlements_unavailable')
  const matched = await rematchLines(deps)
  await writeAudit(deps.db, {
    ...{ actorId: admin._id, action: 'settlements_read', subjectId: deps.payments.provider },
    ...{ after: { settlements: found, matchedLines: matched }, createdAt: deps.clock.now() },
  })
  return { found, matched }
}
