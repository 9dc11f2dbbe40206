import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, pageOf, titled } from '@/lib/contract/schema'
import type * as contentPage from '@/lib/domain/content-pages/content-page'
import { CONTENT_PAGES } from '@/lib/domain/content-pages/content-page'

export const ContentPageBody = is<contentPage.ContentPageBody>()(
  Type.Object(
    {
      version: Type.Number(),
      ar: Type.Object({ title: Type.String(), text: Type.String(), lead: Type.String() }),
      en: Type.Object({ title: Type.String(), text: Type.String(), lead: Type.String() }),
    },
    { title: 'ContentPageBody' },
  ),
)

export const ContentPageWire = is<contentPage.ContentPageWire>()(
  Type.Object(
    {
      ...ContentPageBody.properties,
      name: oneOf(CONTENT_PAGES),
      updatedAt: Type.String({ description: 'ISO 8601' }),
    },
    { title: 'ContentPageWire', description: 'GET pages/{name}.' },
  ),
)

export const ContentPageListWire = is<contentPage.ContentPageListWire>()(
  Type.Object(
    {
      data: Type.Array(
        Type.Object({
          ...Type.Pick(ContentPageWire, ['version', 'name', 'updatedAt']).properties,
          title: Type.Object({ ar: Type.String(), en: Type.String() }),
          editor: nullable(Type.String(), {
            description: 'the author; null for the text that Diyar ships with',
          }),
        }),
      ),
    },
    { title: 'ContentPageListWire', description: 'GET admin/pages.' },
  ),
)

export const ContentPageVersionListWire = is<contentPage.ContentPageVersionListWire>()(
  titled(
    pageOf(
      Type.Object({
        ...Type.Pick(ContentPageWire, ['version', 'updatedAt']).properties,
        editor: nullable(Type.String()),
      }),
    ),
    'ContentPageVersionListWire',
  ),
)
