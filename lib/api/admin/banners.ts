import { http } from '@/lib/api/browser'
import type { AdminBannerWire, BannerBody, NewBannerBody } from '@/lib/domain/content/banner'
import type { OrderBody } from '@/lib/domain/content/order'

export const ADMIN_BANNERS_PATH = 'admin/banners'
const bannerPath = (id: string) => `${ADMIN_BANNERS_PATH}/${encodeURIComponent(id)}`

export const createBanner = (body: NewBannerBody) =>
  http.send<AdminBannerWire>('post', ADMIN_BANNERS_PATH, body)
export const updateBanner = (id: string, body: BannerBody) =>
  http.send<AdminBannerWire>('put', bannerPath(id), body)
export const removeBanner = (id: string, version: number) =>
  http.send<void>('post', `${bannerPath(id)}/remove`, { version })
export const orderBanners = (place: string, body: OrderBody) =>
  http.send<void>('post', `${ADMIN_BANNERS_PATH}/order/${place}`, body)
