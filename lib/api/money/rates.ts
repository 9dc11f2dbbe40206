import { http } from '@/lib/api/browser'
import type { RateBody } from '@/lib/domain/rates/wire'

export const addRate = (body: RateBody) => http.send<void>('post', 'admin/rates', body)
export const withdrawRate = (id: string, reason: string) =>
  http.send<void>('post', `admin/rates/${encodeURIComponent(id)}/withdraw`, { reason })
