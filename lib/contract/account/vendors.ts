import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { nullable } from '@/lib/contract/schema'
import {
  CompanyNameWire,
  OwnApplicationWire,
  VendorApplicationWire,
  VendorDetailWire,
} from '@/lib/contract/schemas/account/vendor'
import {
  companyBody,
  companyNameBody,
  hostBody,
  nameDecisionBody,
  noteBody,
  papersBody,
  suspensionBody,
  vatDecisionBody,
  vatNumberBody,
  vendorDecisionBody,
  vendorRejectionBody,
} from '@/lib/domain/account/vendor'

const ADMIN = { access: 'admin', area: 'vendors' } as const

export const vendorsRoutes = {
  'PUT /user/upgrade-vendor-host': {
    access: 'user',
    body: hostBody,
    answer: OwnApplicationWire,
    errors: ['forbidden', 'already_done', 'invalid'],
  },
  'PUT /user/upgrade-vendor-company': {
    access: 'user',
    body: companyBody,
    answer: OwnApplicationWire,
    errors: ['forbidden', 'already_done', 'invalid'],
  },
  'GET /user/vendor-application': { access: 'user', answer: OwnApplicationWire },
  'PUT /vendor/vat-number': {
    access: 'vendor',
    action: 'editVendor',
    body: vatNumberBody,
    answer: Type.Object({ vatNumber: nullable(Type.String()) }),
  },
  'PUT /vendor/company-name': {
    access: 'vendor',
    action: 'editVendor',
    body: companyNameBody,
    answer: CompanyNameWire,
    errors: ['not_in_this_state'],
  },
  'GET /admin/vendors/:id': { ...ADMIN, params: idParam, answer: VendorDetailWire },
  'POST /admin/vendors/:id/approve': {
    ...ADMIN,
    params: idParam,
    body: vendorDecisionBody,
    answer: VendorApplicationWire,
    errors: ['already_done', 'stale_decision', 'second_person_needed'],
  },
  'POST /admin/vendors/:id/reject': {
    ...ADMIN,
    params: idParam,
    body: vendorRejectionBody,
    answer: VendorApplicationWire,
    errors: ['already_done', 'stale_decision', 'second_person_needed'],
  },
  'POST /admin/vendors/:id/suspend': {
    ...ADMIN,
    proof: 'console',
    params: idParam,
    body: suspensionBody,
    answer: VendorDetailWire,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/vendors/:id/restore': {
    ...ADMIN,
    params: idParam,
    body: vendorDecisionBody,
    answer: VendorDetailWire,
    errors: ['already_done', 'stale_decision'],
  },
  'PUT /admin/vendors/:id/papers': {
    ...ADMIN,
    params: idParam,
    body: papersBody,
    answer: VendorDetailWire,
    errors: ['stale_decision'],
  },
  'POST /admin/vendors/:id/vat-number': {
    ...ADMIN,
    params: idParam,
    body: vatDecisionBody,
    answer: VendorDetailWire,
    errors: ['already_done', 'not_in_this_state', 'stale_decision'],
  },
  'POST /admin/vendors/:id/company-name': {
    ...ADMIN,
    params: idParam,
    body: nameDecisionBody,
    answer: VendorDetailWire,
    errors: ['not_in_this_state', 'stale_decision'],
  },
  'POST /admin/vendors/:id/notes': { ...ADMIN, params: idParam, body: noteBody, answer: VendorDetailWire },
} as const satisfies Routes
