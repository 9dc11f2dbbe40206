import type { ApiKeyBody, NewApiKeyWire } from '@/lib/domain/api-keys/api-key'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const API_KEYS_PATH = `${VENDOR_PATH}/api-keys`

export const createApiKey = (body: ApiKeyBody) => http.send<NewApiKeyWire>('post', API_KEYS_PATH, body)
/** The key stops working at once. */
export const revokeApiKey = (id: string) =>
  http.send<void>('delete', `${API_KEYS_PATH}/${encodeURIComponent(id)}`)
