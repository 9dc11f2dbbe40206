import { object, string } from 'yup'
import { pageQuery } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import {
  TemplateListWire,
  TemplateVersionListWire,
  TemplateWire,
} from '@/lib/contract/schemas/content/template'
import { anyTemplateBody, TEMPLATES, templateResetBody } from '@/lib/domain/content/template'

const nameParam = object({ name: string().required().oneOf(TEMPLATES) })

export const templatesRoutes = {
  'GET /admin/templates': { access: 'admin', area: 'content', answer: TemplateListWire },
  'GET /admin/templates/:name': { access: 'admin', area: 'content', params: nameParam, answer: TemplateWire },
  'GET /admin/templates/:name/versions': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    query: pageQuery,
    answer: TemplateVersionListWire,
  },
  'PUT /admin/templates/:name': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    body: anyTemplateBody,
    answer: TemplateWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/templates/:name/reset': {
    access: 'admin',
    area: 'content',
    params: nameParam,
    body: templateResetBody,
    answer: TemplateWire,
    errors: ['changed_meanwhile'],
  },
} as const satisfies Routes
