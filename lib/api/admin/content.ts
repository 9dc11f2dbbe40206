import { http } from '@/lib/api/browser'
import type { ContentUseWire } from '@/lib/domain/content/use'

export const getContentUse = (path: string) => http.get<ContentUseWire>(path)
