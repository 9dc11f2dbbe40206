import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeDays } from './change-days'
import { copyTerms } from './copy-terms'
import { listUndoable, undoChange } from './undo-change'

/** Changes of several listings of a vendor at once, and undoing them. */
export function bulkChangeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/bulk-changes', async (request) => ({
    data: await listUndoable(deps, memberIn(request)),
  }))

  serve(app, 'POST /vendor/bulk-changes/days', (request) => changeDays(deps, memberIn(request), request.body))

  serve(app, 'POST /vendor/services/:id/copy-terms', (request) =>
    copyTerms(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'POST /vendor/bulk-changes/:id/undo', (request) =>
    undoChange(deps, memberIn(request), request.params.id),
  )
}
