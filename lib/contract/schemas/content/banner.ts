import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { BANNER_PLACES } from '@/lib/domain/catalogue'
import type * as banner from '@/lib/domain/content/banner'

export const BannerBody = is<banner.BannerBody>()(
  Type.Object(
    {
      firstDay: nullable(Type.String()),
      version: Type.Number(),
      place: oneOf(BANNER_PLACES),
      title: Type.String(),
      title_ar: Type.String(),
      image: Type.String(),
      link: Type.String(),
      lastDay: nullable(Type.String()),
      status: oneOf(['active', 'inactive']),
    },
    { title: 'BannerBody' },
  ),
)

export const AdminBannerWire = is<banner.AdminBannerWire>()(
  Type.Object(
    { ...BannerBody.properties, _id: Type.String() },
    { title: 'AdminBannerWire', description: 'GET admin/banners: of both places, each in its order.' },
  ),
)
