import type { TemplateWire } from '@/lib/contract/schemas/content/template'
import { checkTemplate } from '@/lib/domain/content/check-template'
import {
  type TemplateBody,
  type TemplateName,
  type TemplateTexts,
  templateBody,
} from '@/lib/domain/content/template'
import { DomainError, issue } from '@/lib/domain/issues'
import { validateAgainst } from '@/lib/domain/validate-against'
import type { Deps } from '@/server/deps'
import { recordChange } from '@/server/modules/catalogue/editing/record-change'
import type { SignedIn } from '@/server/policy/signed-in'
import { defaultTexts, getTemplate, reloadTemplates } from './read-templates'
import { findNewest, writeVersion } from './store'

/** Writes the next version of a template; earlier ones remain. Refuses texts that cannot be rendered. */
export async function rewriteTemplate(
  deps: Deps,
  admin: SignedIn,
  name: TemplateName,
  body: TemplateBody,
): Promise<TemplateWire> {
  const { issues } = validateAgainst(templateBody(name), body)
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  const wrong = checkTemplate(name, body.texts, defaultTexts(deps.translations, name))
  if (wrong.length > 0) {
    const inBody = wrong.map(({ path, code, params }) => issue(`texts.${path}`, code, params))
    throw new DomainError('invalid', { issues: inBody })
  }
  return writeNext(deps, admin, name, body.version, body.texts)
}

/** Returns to the text that Diyar ships with, as the next version. */
export const resetTemplate = (deps: Deps, admin: SignedIn, name: TemplateName, seen: number) =>
  writeNext(deps, admin, name, seen, null)

/** Throws `changed_meanwhile` when the edit started from another version than the current one. */
async function writeNext(
  deps: Deps,
  admin: SignedIn,
  name: TemplateName,
  seen: number,
  texts: TemplateTexts | null,
): Promise<TemplateWire> {
  await deps.db.transaction(async (tx) => {
    const before = await findNewest(tx, name)
    const version = seen + 1
    const next = { name, version, texts, editorId: admin._id, createdAt: deps.clock.now() }
    if ((before?.version ?? 0) !== seen || !(await writeVersion(tx, next)))
      throw new DomainError('changed_meanwhile')
    const defaults = defaultTexts(deps.translations, name)
    await recordChange(tx, deps, admin, {
      action: texts ? 'template_rewritten' : 'template_reset',
      subjectId: name,
      before: { version: seen, ...fieldsOf(before?.texts ?? defaults) },
      after: { version, ...fieldsOf(texts ?? defaults) },
    })
  })
  await reloadTemplates(deps)
  return getTemplate(deps, name)
}

/** The texts by the names that the audit trail has for them. */
const fieldsOf = ({ description, ...others }: TemplateTexts) =>
  Object.fromEntries([
    ...Object.entries(others).flatMap(([part, text]) => [
      [`${part}Ar`, text.ar],
      [`${part}En`, text.en],
    ]),
    ...(description
      ? [
          ['descriptionAr', description.ar],
          ['description', description.en],
        ]
      : []),
  ]) as Record<string, string>
