import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { getBookedGuides, guidePhotoFile } from '@/server/modules/bookings/guest/booked-guides'
import { memberIn } from '@/server/plugins/auth'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { changeGuide, getGuide } from './change-guide'

/** What a vendor writes of the way to a listing, and what its guests may know of it. */
export function arrivalGuideRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/arrival-guide', (request) =>
    getGuide(deps, memberIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/services/:id/arrival-guide', (request) =>
    changeGuide(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'GET /bookings/:id/arrival-guide', ({ user, params }) =>
    getBookedGuides(deps, user._id, params.id),
  )
  serve(app, 'GET /bookings/:id/arrival-guide/photos/:photoId', async (request, reply) => {
    const { user, params } = request
    const key = await guidePhotoFile(deps, user._id, params.id, params.photoId)
    const headers = { 'cross-origin-resource-policy': 'same-origin' }
    return sendFile(request, reply, { files: deps.files, key, headers })
  })
}
