import { Type } from '@sinclair/typebox'
import { fileQuery, idParam } from '@/lib/contract/inputs'
import { file, inBoth, type Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { Profile } from '@/lib/contract/schemas/account/account'
import { PhoneChangeWire } from '@/lib/contract/schemas/account/phone-change'
import { SessionWire } from '@/lib/contract/schemas/account/profile'
import { UserData } from '@/lib/contract/schemas/user-data'
import {
  codeRequestBody,
  namesBody,
  phoneBody,
  phoneChangeBody,
  verifyBody,
} from '@/lib/domain/account/account'
import { proofBody } from '@/lib/domain/account/fresh-proof'
import { profileBody } from '@/lib/domain/account/profile'

export const CodeSent = Type.Object(
  {
    phone: Type.String(),
    otp: Type.Optional(Type.String({ description: 'only while the server echoes codes' })),
    expiresIn: Type.Number(),
    resendIn: Type.Number(),
    challenge: Type.Optional(
      Type.String({ description: 'for a visitor; a signed-in user has the session instead' }),
    ),
  },
  { title: 'CodeSent' },
)

export const accountsRoutes = {
  'POST /user/login': {
    access: 'public',
    body: codeRequestBody,
    example: inBoth({ phone: '0500000001' }),
    answer: Type.Object({
      user: Type.Object({ phone: Type.String(), otp: Type.Optional(Type.String()) }),
      data: Type.Object({
        expiresIn: Type.Number(),
        resendIn: Type.Number(),
        challenge: Type.Optional(Type.String()),
      }),
    }),
    errors: ['unknown_phone', 'known_device_needed'],
  },
  'POST /user/signup': { access: 'public', body: codeRequestBody, answer: CodeSent, errors: ['phone_taken'] },
  'POST /user/resend-otp': {
    access: 'public',
    body: codeRequestBody,
    answer: CodeSent,
    errors: ['unknown_phone', 'phone_taken', 'known_device_needed'],
  },
  'POST /user/verify': {
    access: 'public',
    body: verifyBody,
    example: inBoth({ phone: '0500000001', otp: '1234' }),
    answer: Type.Object({ token: Type.String(), device: Type.String(), user: Profile }),
    errors: ['wrong_otp', 'unknown_phone', 'account_blocked'],
  },
  'PUT /user/names': {
    access: 'user',
    body: namesBody,
    example: {
      ar: { firstName: 'سارة', lastName: 'الحربي' },
      en: { firstName: 'Sara', lastName: 'Alharbi' },
    },
    answer: Profile,
  },
  'POST /user/logout': { access: 'user' },
  'GET /user/profile': { access: 'user', answer: Profile },
  'PUT /user/profile': { access: 'user', body: profileBody, answer: Profile, errors: ['invalid'] },
  'GET /user/sessions': { access: 'user', answer: listOf(SessionWire) },
  'DELETE /user/sessions/:id': { access: 'user', proof: 'sessions', params: idParam },
  'POST /user/sessions/end': { access: 'user', proof: 'sessions' },
  'POST /user/phone': { access: 'user', body: phoneBody, answer: CodeSent, errors: ['phone_taken'] },
  'PUT /user/phone': {
    access: 'user',
    proof: 'phone',
    body: phoneChangeBody,
    answer: Profile,
    errors: ['wrong_otp', 'phone_taken'],
  },
  'GET /user/phone-change': { access: 'user', answer: PhoneChangeWire },
  'POST /user/phone-change': {
    access: 'user',
    proof: 'phoneWithoutOld',
    body: phoneChangeBody,
    answer: PhoneChangeWire,
    errors: ['wrong_otp', 'phone_taken', 'already_done'],
  },
  'DELETE /user/phone-change': { access: 'user' },
  'GET /user/proof': { access: 'user', proof: 'export' },
  'POST /user/proof': { access: 'user', answer: CodeSent, errors: ['unknown_phone'] },
  'PUT /user/proof': { access: 'user', body: proofBody, errors: ['wrong_otp'] },
  /** Rows of many tables, as they are stored: a new column is the user's as well. */
  'GET /user/export': {
    access: 'user',
    proof: 'export',
    use: 'export',
    answer: UserData,
  },
  'GET /user/export.html': {
    access: 'user',
    proof: 'export',
    use: 'export',
    query: fileQuery,
    answer: file('text/html'),
  },
  'DELETE /user/profile': { access: 'user', proof: 'closing', errors: ['last_owner', 'account_in_use'] },
} as const satisfies Routes
