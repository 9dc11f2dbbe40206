import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { pictureWork } from '@/server/modules/platform/media/picture-work'
import { parsePictures } from '@/server/modules/platform/uploads/parse-pictures'
import { memberIn } from '@/server/plugins/auth'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { countWithin } from '@/server/plugins/usage-limits'
import { memoryCounters, redisCounters } from '@/server/ports/counters'
import { cleanerOf, getByLink, markByLink, reportProblem } from './by-link'
import { chooseHourly } from './choose-hourly'
import { getCleaning } from './get-cleaning'
import { addPhoto, photoFile } from './link-photos'
import { addCleaner, changeCleaner, endLink, removeCleaner, renewLink } from './manage-cleaners'
import { changeTask, markTask } from './manage-tasks'

const HOUR_MS = 3_600_000
/** What one link may change in an hour, and how many remarks among it: each notifies the members. */
const CHANGES_AN_HOUR = 240
const PROBLEMS_AN_HOUR = 20

/** Cleaning after departures: the vendor’s calls. */
export function cleaningRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/cleaning', (request) => getCleaning(deps, memberIn(request), request.query))
  serve(app, 'PUT /vendor/cleaning/:id', (request) =>
    changeTask(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'POST /vendor/cleaning/:id/mark', (request) =>
    markTask(deps, memberIn(request), request.params.id, request.body.state),
  )
  serve(app, 'GET /vendor/cleaning/photos/:id', async (request, reply) => {
    const key = await photoFile(deps, { vendorId: memberIn(request).vendorId }, request.params.id)
    return sendFile(request, reply, { files: deps.files, key })
  })
  serve(app, 'PUT /vendor/cleaning/listings/:id', (request) =>
    chooseHourly(deps, memberIn(request), request.params.id, request.body.hourly),
  )
  serve(app, 'POST /vendor/cleaning/cleaners', (request) => addCleaner(deps, memberIn(request), request.body))
  serve(app, 'PUT /vendor/cleaning/cleaners/:id', (request) =>
    changeCleaner(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'DELETE /vendor/cleaning/cleaners/:id', (request) =>
    removeCleaner(deps, memberIn(request), request.params.id),
  )
  serve(app, 'POST /vendor/cleaning/cleaners/:id/link', (request) =>
    renewLink(deps, memberIn(request), request.params.id),
  )
  serve(app, 'DELETE /vendor/cleaning/cleaners/:id/link', (request) =>
    endLink(deps, memberIn(request), request.params.id),
  )
  cleanerRoutes(app, deps)
}

/** The calls of a cleaner, by the secret of the link. */
function cleanerRoutes(app: FastifyInstance, deps: Deps): void {
  const counters = deps.redis ? redisCounters(deps.redis) : memoryCounters()
  async function countChange(token: string, kind: 'changes' | 'problems'): Promise<string> {
    const { id } = await cleanerOf(deps, token)
    const max = kind === 'changes' ? CHANGES_AN_HOUR : PROBLEMS_AN_HOUR
    await countWithin(counters, `cleaning:${kind}:${id}`, max, HOUR_MS)
    return id
  }

  serve(app, 'GET /cleaning/:token', ({ params }) => getByLink(deps, params.token))
  serve(app, 'GET /cleaning/:token/photos/:photoId', async (request, reply) => {
    const cleaner = await cleanerOf(deps, request.params.token)
    const key = await photoFile(deps, { cleaner }, request.params.photoId)
    return sendFile(request, reply, { files: deps.files, key })
  })
  serve(app, 'POST /cleaning/:token/tasks/:taskId/begin', async ({ params }) => {
    await countChange(params.token, 'changes')
    return markByLink(deps, params, 'begun')
  })
  serve(app, 'POST /cleaning/:token/tasks/:taskId/done', async ({ params }) => {
    await countChange(params.token, 'changes')
    return markByLink(deps, params, 'done')
  })
  serve(app, 'POST /cleaning/:token/tasks/:taskId/problem', async ({ params, body }) => {
    await countChange(params.token, 'problems')
    await reportProblem(deps, params, body.text)
  })

  app.register(async (scope) => {
    await scope.register(multipart)
    serve(scope, 'POST /cleaning/:token/tasks/:taskId/photos', async (request) => {
      const { params } = request
      const cleanerId = await countChange(params.token, 'changes')
      return pictureWork.seated(cleanerId, async () => {
        for await (const bytes of parsePictures(request, { field: 'image', atMost: 1 }))
          await addPhoto(deps, params, bytes)
        return getByLink(deps, params.token)
      })
    })
  })
}
