import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { type InferType, mixed, object, string } from 'yup'
import { MAX_PICTURES_AT_ONCE, UPLOAD_PURPOSES } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { pictureWork } from '@/server/modules/media/picture-work'
import { userIn } from '@/server/plugins/auth'
import { parsePictures } from './parse-pictures'
import { storeUpload } from './store-upload'

const USER = { access: 'user' } as const

const uploadQuery = object({ purpose: string().oneOf(UPLOAD_PURPOSES) })
  .noUnknown()
  .exact()
/** A form is read in portions; a body of another type is refused then. */
const form = mixed()
type UploadQuery = InferType<typeof uploadQuery>

/**
 * A seat is reserved before the body is read, so that waiting pictures use no memory. Only these two calls parse
 * multipart bodies.
 */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    await scope.register(multipart)

    scope.post<{ Querystring: UploadQuery }>(
      '/user/upload',
      { config: USER, schema: { querystring: uploadQuery, body: form } },
      (request) =>
        pictureWork.seated(userIn(request)._id, async () => {
          let url = ''
          for await (const bytes of parsePictures(request, { field: 'image', atMost: 1 })) {
            const purpose = request.query.purpose ?? 'picture'
            url = await storeUpload(deps, userIn(request)._id, bytes, { purpose, path: 'image' })
          }
          return { url }
        }),
    )

    scope.post('/user/upload-multiple', { config: USER, schema: { body: form } }, (request) =>
      pictureWork.seated(userIn(request)._id, async () => {
        const urls: string[] = []
        for await (const bytes of parsePictures(request, { field: 'images', atMost: MAX_PICTURES_AT_ONCE })) {
          const path = `images.${urls.length}`
          urls.push(await storeUpload(deps, userIn(request)._id, bytes, { purpose: 'picture', path }))
        }
        return { ...urls }
      }),
    )
  })
}
