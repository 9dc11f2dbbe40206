import { Type } from '@sinclair/typebox'
import { is, noted, oneOf } from '@/lib/contract/schema'
import type * as upload from '@/lib/domain/upload'
import { UPLOAD_FORMATS } from '@/lib/domain/upload'

export const SignedAddress = is<upload.SignedAddress>()(
  Type.Object(
    {
      url: Type.String(),
      expiresAt: Type.String(),
      format: noted(oneOf(UPLOAD_FORMATS), 'a pdf is downloaded, a picture is shown'),
    },
    { title: 'SignedAddress', description: 'A signed address of a document, valid until `expiresAt`.' },
  ),
)
