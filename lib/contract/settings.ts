import { Type } from '@sinclair/typebox'
import { settingsBody } from '@/lib/domain/content/settings'
import type { Routes } from './route'
import { nullable } from './schema'

export const settingsRoutes = {
  'GET /admin/settings': {
    access: 'admin',
    area: 'settings',
    answer: Type.Object({
      email: Type.String(),
      address: Type.String(),
      commercialNumber: Type.String(),
      vatNumber: Type.String(),
      version: Type.Number(),
      latitude: nullable(Type.Number()),
      longitude: nullable(Type.Number()),
      address_ar: Type.String(),
      phoneNo: Type.Array(Type.String()),
      facebookLink: Type.String(),
      instagramLink: Type.String(),
      twitterLink: Type.String(),
      youTubeLink: Type.String(),
      minPayout: Type.Number(),
      adjustmentLimit: Type.Number(),
      requiresLicence: Type.Boolean(),
    }),
  },
  'PUT /admin/settings': {
    access: 'admin',
    area: 'settings',
    body: settingsBody,
    answer: Type.Object({
      email: Type.String(),
      address: Type.String(),
      commercialNumber: Type.String(),
      vatNumber: Type.String(),
      version: Type.Number(),
      latitude: nullable(Type.Number()),
      longitude: nullable(Type.Number()),
      address_ar: Type.String(),
      phoneNo: Type.Array(Type.String()),
      facebookLink: Type.String(),
      instagramLink: Type.String(),
      twitterLink: Type.String(),
      youTubeLink: Type.String(),
      minPayout: Type.Number(),
      adjustmentLimit: Type.Number(),
      requiresLicence: Type.Boolean(),
    }),
  },
} as const satisfies Routes
