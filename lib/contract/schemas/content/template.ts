import { type Static, Type } from '@sinclair/typebox'
import {
  fullRecord,
  is,
  keysOf,
  named,
  noted,
  nullable,
  oneOf,
  pageOf,
  partialRecord,
  titled,
} from '@/lib/contract/schema'
import { LANGUAGES } from '@/lib/domain/account/account'
import type * as template from '@/lib/domain/content/template'
import { FRAME_PARTS, TEMPLATE_LENGTHS, TEMPLATES } from '@/lib/domain/content/template'

export const TemplateVersion = Type.Object(
  {
    version: Type.Number(),
    updatedAt: nullable(Type.String(), { description: "null: Diyar's own text, never edited" }),
    editor: nullable(Type.String()),
  },
  { title: 'TemplateVersion' },
)

export const TemplateName = is<template.TemplateName>()(oneOf(TEMPLATES))

export const TemplateText = is<template.TemplateText>()(
  titled(
    noted(fullRecord(LANGUAGES, Type.String()), 'One text of a template in both languages.'),
    'TemplateText',
  ),
)

export const TemplateListWire = named(
  'TemplateListWire',
  'GET admin/templates: each with the text that is sent, by its first part.',
  {
    data: Type.Array(
      Type.Object({
        ...TemplateVersion.properties,
        name: TemplateName,
        isOwn: Type.Boolean(),
        heading: TemplateText,
      }),
    ),
  },
)
export type TemplateListWire = Static<typeof TemplateListWire>

export const TemplateTexts = is<template.TemplateTexts>()(
  titled(
    noted(partialRecord(keysOf(TEMPLATE_LENGTHS), TemplateText), 'The texts of a template by their parts.'),
    'TemplateTexts',
  ),
)

export const TemplateWire = named('TemplateWire', 'GET admin/templates/{name}.', {
  ...TemplateVersion.properties,
  name: TemplateName,
  texts: noted(TemplateTexts, 'what is sent'),
  defaults: TemplateTexts,
  around: noted(
    fullRecord(LANGUAGES, fullRecord(['sms', 'push', 'why', ...FRAME_PARTS], Type.String())),
    'the text message around a notification, and the frame of its mail with the line that no admin writes',
  ),
})
export type TemplateWire = Static<typeof TemplateWire>

/** GET admin/templates/{name}/versions: the newest first; without texts it was a return to the default. */
export const TemplateVersionListWire = titled(
  pageOf(
    Type.Object({
      ...Type.Pick(TemplateWire, ['version']).properties,
      updatedAt: Type.String(),
      editor: Type.String(),
      texts: nullable(TemplateTexts),
    }),
  ),
  'TemplateVersionListWire',
)
export type TemplateVersionListWire = Static<typeof TemplateVersionListWire>
