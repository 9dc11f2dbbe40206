import { http } from '@/lib/api/browser'
import type { TemplateBody, TemplateName, TemplateWire } from '@/lib/domain/content/template'

export const rewriteTemplate = (name: TemplateName, body: TemplateBody) =>
  http.send<TemplateWire>('put', `admin/templates/${name}`, body)

export const resetTemplate = (name: TemplateName, version: number) =>
  http.send<TemplateWire>('post', `admin/templates/${name}/reset`, { version })
