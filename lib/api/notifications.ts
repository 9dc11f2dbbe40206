import { http } from './browser'

export const NOTIFICATIONS_PATH = 'vender/notification'

export const readNotification = (id: string) => http.get(`vender/read-notification/${encodeURIComponent(id)}`)
