import type {
  WordPageBody,
  WordPageName,
  WordPageWire,
  WordRestoreBody,
} from '@/lib/domain/content-pages/content-page'
import { http } from './browser'

export const restoreWordPage = (name: WordPageName, body: WordRestoreBody) =>
  http.send<WordPageWire>('post', `admin/pages/${name}/restore`, body)

export const rewriteWordPage = (name: WordPageName, body: WordPageBody) =>
  http.send<WordPageWire>('put', `admin/pages/${name}`, body)
