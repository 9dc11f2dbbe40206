import { http } from '@/lib/api/browser'
import type {
  ContentPageBody,
  ContentPageName,
  ContentPageRestoreBody,
  ContentPageWire,
} from '@/lib/domain/content-pages/content-page'

export const restoreContentPage = (name: ContentPageName, body: ContentPageRestoreBody) =>
  http.send<ContentPageWire>('post', `admin/pages/${name}/restore`, body)

export const updateContentPage = (name: ContentPageName, body: ContentPageBody) =>
  http.send<ContentPageWire>('put', `admin/pages/${name}`, body)
