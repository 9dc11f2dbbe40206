import { call } from '@/lib/api/call'
import { DOCUMENTS_PATH } from '@/lib/domain/upload'

/** An address that shows a private document for two minutes; `documentUrl` is its path in answers. */
export const signedAddressOf = (documentUrl: string) =>
  call('POST /documents/:id/address', { params: { id: documentUrl.replace(DOCUMENTS_PATH, '') } })
