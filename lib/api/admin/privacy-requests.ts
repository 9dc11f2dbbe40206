import { http } from '@/lib/api/browser'
import type { PrivacyRequestBody } from '@/lib/domain/account/privacy-request'
import { userPath } from './users'

const requestPath = (id: string) => `admin/privacy-requests/${encodeURIComponent(id)}`

export const recordPrivacyRequest = (userId: string, body: PrivacyRequestBody) =>
  http.send<void>('post', `${userPath(userId)}/privacy-requests`, body)
export const fulfilPrivacyRequest = (id: string) => http.send<void>('post', `${requestPath(id)}/done`, {})
export const refusePrivacyRequest = (id: string, reason: string) =>
  http.send<void>('post', `${requestPath(id)}/refuse`, { reason })
