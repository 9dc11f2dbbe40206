import { Type } from '@sinclair/typebox'
import type { Routes } from '@/lib/contract/route'
import { is, nullable } from '@/lib/contract/schema'
import { type AdminSettingsWire, settingsBody } from '@/lib/domain/content/settings'

export const AdminSettings = is<AdminSettingsWire>()(
  Type.Object({
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
    refundLimitOwner: Type.Number({ description: 'what an owner gives back of bookings alone within a day' }),
    refundLimitFinance: Type.Number({ description: 'the same of finance' }),
    refundLimitCustom: Type.Number({ description: 'the same of roles that owners made' }),
    requiresLicence: Type.Boolean(),
  }),
)

export const settingsRoutes = {
  'GET /admin/settings': {
    access: 'admin',
    area: 'settings',
    answer: AdminSettings,
  },
  'PUT /admin/settings': {
    access: 'admin',
    area: 'settings',
    body: settingsBody,
    answer: AdminSettings,
    errors: ['invalid', 'stale_decision', 'proof_needed'],
  },
} as const satisfies Routes
