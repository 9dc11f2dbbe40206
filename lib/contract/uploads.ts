import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { UPLOAD_PURPOSES } from '@/lib/domain/upload'
import type { Routes } from './route'
import { mapOf } from './schema'

const uploadQuery = exactObject({ purpose: string().oneOf(UPLOAD_PURPOSES) })

export const uploadsRoutes = {
  'POST /user/upload': {
    access: 'user',
    query: uploadQuery,
    upload: 'image',
    answer: Type.Object({ url: Type.String() }),
    errors: ['not_a_picture', 'picture_is_heic', 'not_a_document', 'picture_too_large', 'picture_too_small'],
  },
  /** The addresses by the number of the picture. */
  'POST /user/upload-multiple': {
    access: 'user',
    upload: 'images',
    answer: mapOf<string>()(Type.String()),
    errors: ['not_a_picture', 'picture_is_heic', 'picture_too_large', 'picture_too_small'],
  },
} as const satisfies Routes
