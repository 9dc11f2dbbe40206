import { http } from './browser'

export const sendContactMessage = (body: Record<string, string>) => http.send<void>('post', 'contact', body)
