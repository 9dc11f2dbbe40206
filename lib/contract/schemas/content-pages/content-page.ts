import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, pageOf, titled } from '@/lib/contract/schema'
import { CONTENT_PAGES } from '@/lib/domain/content-pages/content-page'

export const ContentPageBody = Type.Object(
  {
    version: Type.Number(),
    ar: Type.Object({ title: Type.String(), text: Type.String(), lead: Type.String() }),
    en: Type.Object({ title: Type.String(), text: Type.String(), lead: Type.String() }),
  },
  { title: 'ContentPageBody' },
)
export type ContentPageBody = Static<typeof ContentPageBody>

export const ContentPageWire = named('ContentPageWire', 'GET pages/{name}.', {
  ...ContentPageBody.properties,
  name: oneOf(CONTENT_PAGES),
  updatedAt: Type.String({ description: 'ISO 8601' }),
})
export type ContentPageWire = Static<typeof ContentPageWire>

export const ContentPageListWire = named('ContentPageListWire', 'GET admin/pages.', {
  data: Type.Array(
    Type.Object({
      ...Type.Pick(ContentPageWire, ['version', 'name', 'updatedAt']).properties,
      title: Type.Object({ ar: Type.String(), en: Type.String() }),
      editor: nullable(Type.String(), { description: 'the author; null for the text that Diyar ships with' }),
    }),
  ),
})
export type ContentPageListWire = Static<typeof ContentPageListWire>

/** GET admin/pages/{name}/versions: the newest first, down to 0, the text that Diyar ships with. */
export const ContentPageVersionListWire = titled(
  pageOf(
    Type.Object({
      ...Type.Pick(ContentPageWire, ['version', 'updatedAt']).properties,
      editor: nullable(Type.String()),
    }),
  ),
  'ContentPageVersionListWire',
)
export type ContentPageVersionListWire = Static<typeof ContentPageVersionListWire>
