import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { ApiKeyListWire, NewApiKeyWire } from '@/lib/contract/schemas/api-keys/api-key'
import { apiKeyBody } from '@/lib/domain/api-keys/api-key'

export const apiKeysRoutes = {
  'GET /vendor/api-keys': { access: 'vendor', action: 'manageKeys', answer: ApiKeyListWire },
  'POST /vendor/api-keys': {
    access: 'vendor',
    action: 'manageKeys',
    proof: 'apiKey',
    body: apiKeyBody,
    status: 201,
    answer: NewApiKeyWire,
    errors: ['too_many_keys'],
  },
  'DELETE /vendor/api-keys/:id': { access: 'vendor', action: 'manageKeys', params: idParam },
} as const satisfies Routes
