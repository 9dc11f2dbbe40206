import { Type } from '@sinclair/typebox'
import { object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { is, noted, oneOf } from '@/lib/contract/schema'
import { ID } from '@/lib/domain/id'
import type * as upload from '@/lib/domain/upload'
import { UPLOAD_FORMATS } from '@/lib/domain/upload'

const signedQuery = object({
  viewer: string().required().matches(ID),
  expires: string()
    .required()
    .matches(/^\d{13}$/),
  signature: string().required().max(60),
})
  .noUnknown()
  .exact()

const SignedAddress = is<upload.SignedAddress>()(
  Type.Object(
    {
      url: Type.String(),
      expiresAt: Type.String(),
      format: noted(oneOf(UPLOAD_FORMATS), 'a pdf is downloaded, a picture is shown'),
    },
    { title: 'SignedAddress', description: 'A signed address of a document, valid until `expiresAt`.' },
  ),
)

export const documentsRoutes = {
  'POST /documents/:id/address': { access: 'user', params: idParam, answer: SignedAddress },
  'GET /documents/:id/file': {
    access: 'public',
    params: idParam,
    query: signedQuery,
    answer: file(['image/webp', 'application/pdf']),
  },
} as const satisfies Routes
