import { object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { SignedAddress } from '@/lib/contract/schemas/upload'
import { ID } from '@/lib/domain/id'

const signedQuery = object({
  viewer: string().required().matches(ID),
  expires: string()
    .required()
    .matches(/^\d{13}$/),
  signature: string().required().max(60),
})
  .noUnknown()
  .exact()

export const documentsRoutes = {
  'POST /documents/:id/address': { access: 'user', params: idParam, answer: SignedAddress },
  'GET /documents/:id/file': {
    access: 'public',
    params: idParam,
    query: signedQuery,
    answer: file(['image/webp', 'application/pdf']),
  },
} as const satisfies Routes
