import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { BANNER_PLACES } from '@/lib/domain/catalogue'

export const BannerBody = Type.Object(
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
)
export type BannerBody = Static<typeof BannerBody>

export const AdminBannerWire = named(
  'AdminBannerWire',
  'GET admin/banners: of both places, each in its order.',
  { ...BannerBody.properties, _id: Type.String() },
)
export type AdminBannerWire = Static<typeof AdminBannerWire>
