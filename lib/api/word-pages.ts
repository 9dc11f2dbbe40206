import type { WordPageBody, WordPageName, WordPageWire } from '@/lib/domain/words/page'
import { http } from './browser'

export const rewriteWordPage = (name: WordPageName, body: WordPageBody) =>
  http.send<WordPageWire>('put', `admin/pages/${name}`, body)
