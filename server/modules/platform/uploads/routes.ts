import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preparingMembership } from '@/lib/domain/account/membership'
import { MAX_PICTURES_AT_ONCE } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { pictureWork } from '@/server/modules/platform/media/picture-work'
import { userIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { parsePictures } from './parse-pictures'
import type { Uploader } from './store'
import { storeUpload } from './store-upload'

const uploaderIn = (request: FastifyRequest): Uploader => {
  const user = userIn(request)
  return { userId: user._id, vendorId: preparingMembership(user)?.vendorId }
}

/**
 * A seat is reserved before the body is read, so that waiting pictures use no memory. Only these two calls parse
 * multipart bodies.
 */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    await scope.register(multipart)

    serve(scope, 'POST /user/upload', (request) =>
      pictureWork.seated(request.user._id, async () => {
        let url = ''
        for await (const bytes of parsePictures(request, { field: 'image', atMost: 1 })) {
          const purpose = request.query.purpose ?? 'picture'
          url = await storeUpload(deps, uploaderIn(request), bytes, { purpose, path: 'image' })
        }
        return { url }
      }),
    )

    serve(scope, 'POST /user/upload-multiple', (request) =>
      pictureWork.seated(request.user._id, async () => {
        const urls: string[] = []
        for await (const bytes of parsePictures(request, { field: 'images', atMost: MAX_PICTURES_AT_ONCE })) {
          const path = `images.${urls.length}`
          urls.push(await storeUpload(deps, uploaderIn(request), bytes, { purpose: 'picture', path }))
        }
        return Object.fromEntries(urls.entries())
      }),
    )
  })
}
