import { http } from './browser'

export const sendContactMessage = (body: Record<string, string>) => http.send<void>('post', 'contact', body)

export const setContactMessageState = (id: string, state: 'open' | 'answered') =>
  http.send<void>('put', `admin/contact/${encodeURIComponent(id)}`, { state })
