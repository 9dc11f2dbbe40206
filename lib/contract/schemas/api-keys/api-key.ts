import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { KEY_SCOPES } from '@/lib/domain/api-keys/api-key'

export const ApiKeyWire = named('ApiKeyWire', 'An API key as its vendor sees it later.', {
  _id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(oneOf(KEY_SCOPES)),
  lastFour: Type.String({ description: 'the last characters, by which a vendor recognises it' }),
  lastUsedAt: nullable(Type.String()),
  createdAt: Type.String(),
})
export type ApiKeyWire = Static<typeof ApiKeyWire>

export const ApiKeyListWire = Type.Object({ data: Type.Array(ApiKeyWire) }, { title: 'ApiKeyListWire' })
export type ApiKeyListWire = Static<typeof ApiKeyListWire>

export const NewApiKeyWire = named('NewApiKeyWire', 'A new key: the only answer that holds the key itself.', {
  ...ApiKeyWire.properties,
  key: Type.String(),
})
export type NewApiKeyWire = Static<typeof NewApiKeyWire>
