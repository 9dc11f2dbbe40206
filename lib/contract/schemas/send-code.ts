import { Type } from '@sinclair/typebox'

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
