import type { PushBody, PushKeyWire } from '@/lib/domain/push'
import { http } from './browser'

const PATH = 'user/push'

export const pushKey = () => http.get<PushKeyWire>(PATH)
export const subscribeDevice = (body: PushBody) => http.send<void>('put', PATH, body)
export const unsubscribeDevice = (endpoint: string) => http.send<void>('delete', PATH, { endpoint })
