import { http } from '@/lib/api/browser'

export const userPath = (id: string) => `admin/users/${encodeURIComponent(id)}`

export const blockUser = (id: string, reason: string) =>
  http.send<void>('post', `${userPath(id)}/block`, { reason })
export const unblockUser = (id: string, reason: string) =>
  http.send<void>('post', `${userPath(id)}/unblock`, { reason })
