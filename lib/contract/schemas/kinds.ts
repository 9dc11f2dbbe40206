import { Type } from '@sinclair/typebox'

export const Changed = Type.Object(
  { _id: Type.String() },
  { title: 'Changed', description: 'What was changed.' },
)
