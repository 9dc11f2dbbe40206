import { object, string } from 'yup'
import { pageQuery } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import {
  ContentPageListWire,
  ContentPageVersionListWire,
  ContentPageWire,
} from '@/lib/contract/schemas/content-pages/content-page'
import {
  CONTENT_PAGES,
  contentPageBody,
  contentPageRestoreBody,
} from '@/lib/domain/content-pages/content-page'

const name = string().required().oneOf(CONTENT_PAGES)

const nameParam = object({ name })

const versionParam = object({
  name,
  version: string()
    .required()
    .matches(/^\d{1,9}$/),
})

export const contentPagesRoutes = {
  'GET /pages/:name': { access: 'public', cacheSeconds: 60, params: nameParam, answer: ContentPageWire },
  'GET /admin/pages': { access: 'admin', area: 'content', answer: ContentPageListWire },
  'PUT /admin/pages/:name': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    body: contentPageBody,
    answer: ContentPageWire,
    errors: ['changed_meanwhile'],
  },
  'GET /admin/pages/:name/versions': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    query: pageQuery,
    answer: ContentPageVersionListWire,
  },
  'GET /admin/pages/:name/versions/:version': {
    access: 'admin',
    area: 'content',
    params: versionParam,
    answer: ContentPageWire,
  },
  'POST /admin/pages/:name/restore': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    body: contentPageRestoreBody,
    answer: ContentPageWire,
    errors: ['changed_meanwhile'],
  },
} as const satisfies Routes
