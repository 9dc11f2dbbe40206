import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as apiKey from '@/lib/domain/api-keys/api-key'
import { KEY_SCOPES } from '@/lib/domain/api-keys/api-key'

export const ApiKeyWire = is<apiKey.ApiKeyWire>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      scopes: Type.Array(oneOf(KEY_SCOPES)),
      lastFour: Type.String({ description: 'the last characters, by which a vendor recognises it' }),
      lastUsedAt: nullable(Type.String()),
      createdAt: Type.String(),
    },
    { title: 'ApiKeyWire', description: 'An API key as its vendor sees it later.' },
  ),
)

export const ApiKeyListWire = is<apiKey.ApiKeyListWire>()(
  Type.Object({ data: Type.Array(ApiKeyWire) }, { title: 'ApiKeyListWire' }),
)

export const NewApiKeyWire = is<apiKey.NewApiKeyWire>()(
  Type.Object(
    { ...ApiKeyWire.properties, key: Type.String() },
    { title: 'NewApiKeyWire', description: 'A new key: the only answer that holds the key itself.' },
  ),
)
