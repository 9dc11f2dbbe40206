/** One text of a template in both languages. */
interface TemplateText {
  ar: string
  en: string
}

/** The texts of a template by their parts, such as title and description. */
export type TemplateTexts = Record<string, TemplateText>
