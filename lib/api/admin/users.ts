import { http } from '@/lib/api/browser'
import type { RevealedUser } from '@/lib/domain/admin/user-wire'

export const userPath = (id: string) => `admin/users/${encodeURIComponent(id)}`

export const blockUser = (id: string, reason: string) =>
  http.send<void>('post', `${userPath(id)}/block`, { reason })
export const unblockUser = (id: string, reason: string) =>
  http.send<void>('post', `${userPath(id)}/unblock`, { reason })
export const endSessionsOf = (id: string) => http.send<void>('post', `${userPath(id)}/end-sessions`, {})
export const revealUser = (id: string) => http.send<RevealedUser>('post', `${userPath(id)}/reveal`, {})
export const exportUser = (id: string, reason: string) =>
  http.send<object>('post', `${userPath(id)}/export`, { reason })
