import { type Static, Type } from '@sinclair/typebox'
import { string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { named, noted, oneOf } from '@/lib/contract/schema'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { UPLOAD_FORMATS } from '@/lib/domain/upload'

const signedQuery = exactObject({
  viewer: string().required().matches(ID),
  expires: string()
    .required()
    .matches(/^\d{13}$/),
  signature: string().required().max(60),
})

export const SignedAddress = named(
  'SignedAddress',
  'A signed address of a document, valid until `expiresAt`.',
  {
    url: Type.String(),
    expiresAt: Type.String(),
    format: noted(oneOf(UPLOAD_FORMATS), 'a pdf is downloaded, a picture is shown'),
  },
)
export type SignedAddress = Static<typeof SignedAddress>

export const documentsRoutes = {
  'POST /documents/:id/address': { access: 'user', params: idParam, answer: SignedAddress },
  'GET /documents/:id/file': {
    access: 'public',
    params: idParam,
    query: signedQuery,
    answer: file(['image/webp', 'application/pdf']),
  },
} as const satisfies Routes
